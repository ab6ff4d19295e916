const kept = 1000;
const read = new Map<string, string[]>();

/** The languages of an Accept-Language header, in order of preference. */
export function wishedLanguages(header: string | undefined): string[] {
  if (!header || header.length > 200) return [];
  const known = read.get(header);
  if (known) return known;
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number.parseFloat(weight) };
    })
    .filter(({ tag, weight }) => /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
  if (read.size >= kept) read.clear();
  read.set(header, wishes);
  return wishes;
}
