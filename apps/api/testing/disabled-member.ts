import type { TestSite } from './test-site.ts';

/** The id of a member that staff have disabled. */
export async function disabledMember(site: TestSite): Promise<string> {
  const { customerId } = await site.register();
  await site.query("update member set status = 'disabled' where id = $1", [customerId]);
  return customerId;
}
