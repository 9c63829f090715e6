export default function start({ add, covers, example }) {
  const { count } = example.items
  const carousel = add()
  for (let index = 0; index < count; index += 1) carousel.append(covers.item(index))
  // The items are read now rather than after this task, so that the initial one exists.
  carousel.reloadData()
  return {
    title: (index) => covers.title(index),
  }
}
