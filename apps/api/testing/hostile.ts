const run = 'alert(1)';

/** Texts that would run a script if they were treated as HTML. */
export const hostileTexts: readonly string[] = [
  `<script>${run}</script>`,
  `"><svg onload=${run}>`,
  `'><img src=x onerror=${run}>`,
  `<a href="javascript:${run}">x</a>`,
  `<iframe srcdoc="<script>${run}</script>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<p style="background:url(javascript:${run})" onclick=${run}>x</p>`,
  `</script><script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attacker types it.
  '${alert(1)}<!--#exec cmd="x"-->',
];

/** Addresses that leave the site or run a script when a page follows them as its own path. */
export const hostilePaths: readonly string[] = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' /x',
  'https://evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '@evil.test',
  'evil.test',
  '',
];

/** Addresses that are invalid for a link to another site. */
export const hostileLinks: readonly string[] = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://localhost/x',
  '//evil.test',
  '/\\evil.test',
  'https:evil.test',
  'x https://evil.test',
  'x\nhttps://evil.test',
  '',
];
