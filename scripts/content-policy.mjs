// What a page of the app may load: its own files, nothing written into the page, nothing from elsewhere.

// Pictures may also be made by the app itself: the map is painted from a drawing to a file that a player keeps.
const RULES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' blob:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** @param {Record<string, string>} rules */
const written = rules =>
  Object.entries(rules)
    .map(([what, from]) => `${what} ${from}`)
    .join('; ')

/** For the page itself, where no server can be told. */
export const POLICY = written(RULES)

/** For a server: pages cannot forbid being framed by themselves. */
export const HEADERS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** 404.html brings its own policy, as its script must stand in it: nobody knows how deep it is asked for. */
export const NOT_FOUND_HEADERS = { ...HEADERS, 'Content-Security-Policy': "frame-ancestors 'none'" }

/** Puts the policy into the built page. The dev server writes scripts into the page and goes without. @returns {import('vite').Plugin} */
export const contentPolicy = () => ({
  name: 'powderkeg:content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head-prepend' },
  ],
})
