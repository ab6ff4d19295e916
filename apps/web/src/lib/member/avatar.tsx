import { memberIcon } from '@lantern/contracts';
import { Avatar, type AvatarProps } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/queries.ts';
import { useSession } from '../session/session.ts';

/**
 * The member's picture, or two letters of the name until it is known; not queried without a session
 * (MEM-01).
 */
export function MemberAvatar(props: Pick<AvatarProps, 'name' | 'size' | 'className'>) {
  const session = useSession();
  const { data } = useQuery({
    ...queryOf(memberIcon),
    enabled: session !== undefined,
    staleTime: 300_000,
  });
  // A missing picture is replaced by the default face.
  return (
    <Avatar
      {...props}
      src={data?.icon}
      fallback={session && artAddress('avatar', session.customerId)}
    />
  );
}

/** Shows a new picture everywhere at once. */
export function showAvatar(client: QueryClient, icon: string): void {
  client.setQueryData(queryOf(memberIcon).queryKey, { icon });
}
