"""Sessions with a screen reader: steps, and below each of them, indented, every sentence that it makes the screen reader speak.

Sentences that only repeat words of the last ones are left out. Those after a question mark may be missing: they are about a moment
of a movement. Those after the names of engines, as in `chromium firefox:`, are for these alone."""


def steps(session, engine=None):
    """Returns the steps of a file, each with its sentences."""
    found = []
    for line in session.read_text().splitlines():
        if not line.startswith(" "):
            found.append((line, []))
            continue
        names, colon, sentence = line.strip().partition(": ")
        if not colon or not set(names.split()) <= {"chromium", "firefox", "webkit"}:
            found[-1][1].append(line.strip())
        elif engine in names.split():
            found[-1][1].append(sentence)
    return found


def play(session, reader, perform, engine=None, ignored=()):
    """Performs the steps of a file, and compares what is spoken, except for sentences that may come at any time."""
    # What is spoken before the first sentence belongs to the window that opens, or to the one before.
    known = None
    for step, sentences in steps(session, engine):
        perform(step)
        optional = [sentence[2:] for sentence in sentences if sentence.startswith("? ")]
        sentences = [sentence for sentence in sentences if not sentence.startswith("? ")]
        for index, sentence in enumerate(sentences):
            while (spoken := reader.next(f"{sentence!r} after {step!r}")) != sentence:
                # A page may tell late, with its title, that it has been loaded.
                isAnyTime = spoken in (*optional, *ignored) or spoken.startswith("Finished loading")
                mayBe = known is None or isAnyTime or any(spoken in each for each in known + sentences[:index])
                assert mayBe, f"{spoken!r} in place of {sentence!r} after {step!r}"
            known = known or [sentence]
        known = sentences or known
