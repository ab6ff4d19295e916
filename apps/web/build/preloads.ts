/** Files that every page has loaded before it loads any other part. */
const loaded = /\/(react|data|contract|start|rolldown-runtime)-[\w-]{8}\.js$/;

/**
 * The files to fetch together with a part of the site. The part is fetched by its own import, and
 * each name listed here is in the first script of every page.
 */
export function preloads(
  part: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  return hostType === 'html' ? files : files.filter((file) => file !== part && !loaded.test(file));
}
