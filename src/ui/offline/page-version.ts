/** The built files that a page names; their names change with their content. */
const NAMED = /"(\.\/assets\/[^"]+)"/g

/**
 * Whether the version in force has another page than the one that is shown. While a page loads the version may change, when
 * nobody in it listens yet: then it would go on as part of a version that is gone.
 */
export async function isOfAnotherVersion(
  folder: string,
  shown: ParentNode = document,
  ask: (address: string) => Promise<Pick<Response, 'ok' | 'text'>> = address => fetch(address),
): Promise<boolean> {
  const answer = await ask(`${folder}index.html`)
  if (!answer.ok) return false
  const linked = [...shown.querySelectorAll('[src], [href]')]
  const known = new Set(linked.map(each => each.getAttribute('src') ?? each.getAttribute('href')))
  return ![...(await answer.text()).matchAll(NAMED)].every(([, file]) => known.has(file ?? ''))
}
