# Counts the tests in a log of Swift Testing, Node, pytest, or our own programs, and prints how many have passed, have failed, and
# have been collected but did not run. A program that dies leaves tests that did not run; they have failed as well.

# Swift Testing prints its sum at the end; without one, each test that has begun counts.
/^◇ Test run started/ { died(); running = 1 }
/^◇ Test / && !/^◇ Test (run|case) / { begun++ }
/^✔ Test / && !/^✔ Test (run|case) / { ended++ }
/^✘ Test .* failed after / && !/^✘ Test (run|case) / { broken++ }
/^➜ Test / { skipped++ }
/^(✔|✘) Test run with [0-9]+ test/ {
  for (i = 1; i < NF; i++) if ($i == "with") { passed += $(i + 1) - skipped - broken; break }
  failed += broken
  reset()
}

# Node.
NF == 3 && $2 == "pass" && $3 ~ /^[0-9]+$/ { passed += $3 }
NF == 3 && ($2 == "fail" || $2 == "cancelled") && $3 ~ /^[0-9]+$/ { failed += $3 }

# Our own programs.
/^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3 }

# pytest says how many it has collected, shows a letter for each that has run, and prints its sum at the end.
/^collected [0-9]+ items?/ { died(); collected = $2; for (i = 3; i < NF; i++) if ($(i + 1) ~ /^selected/) collected = $i }
/^[0-9]+ workers? \[[0-9]+ items?\]/ { died(); collected = substr($3, 2) + 0 }
collected && match($0, /(^| )[.FEsxX]+ +\[ *[0-9]+%\]$/) {
  letters = substr($0, RSTART)
  ended += gsub(/\./, "", letters)
  broken += gsub(/[FE]/, "", letters)
  skipped += gsub(/[sxX]/, "", letters)
}
/^(=+ )?([0-9]+ [a-z]+, )*[0-9]+ [a-z]+ in [0-9.]+s/ || /^(=+ )?no tests ran in / {
  ended = broken = skipped = 0
  for (i = 2; i <= NF; i++) {
    if ($i ~ /^passed/) ended = $(i - 1)
    else if ($i ~ /^(failed|errors?)/) broken += $(i - 1)
    else if ($i ~ /^(skipped|xfailed|xpassed)/) skipped += $(i - 1)
  }
  begun = collected
  finish()
}

# Adds what has ended, and what has not.
function finish() {
  passed += ended
  failed += broken
  lost = begun - ended - broken - skipped
  if (lost > 0) missing += lost
  reset()
}

# Ends a run without a sum.
function died() {
  if (collected) begun = collected
  if (running || collected) finish()
}

function reset() { running = collected = begun = ended = broken = skipped = 0 }

END { died(); print passed + 0, failed + missing + 0, missing + 0 }
