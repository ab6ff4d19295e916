type CodeName = 'referralCode' | 'affiliateCode';

/** A link to a page that keeps an invite code, at the origin that the member uses. */
export function linkWith(origin: string, name: CodeName, code: string, path = '/register'): string {
  const link = new URL(path, origin);
  link.searchParams.set(name, code);
  return link.href;
}
