/**
 * Whether the path of a picture has an encoded character. Ours never have one, and `%2e` or `%2f`
 * may mean another path to a proxy or a cache in front of the site.
 */
export const isEncoded = ({ url }: { url: string }) => (url.split('?')[0] ?? '').includes('%');
