import { memberProfile } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/api/queries.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHead } from './profile-head.tsx';

/** The page `profile` of the member centre: the picture and the personal details (MEM-03). */
export default function ProfilePage() {
  const { data, error, refetch, isFetching } = useQuery(queryOf(memberProfile));
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <PageSkeleton />;
  return (
    <div className="flex min-h-full flex-col">
      <div className="px-4 pt-4 md:px-6 md:pt-6">
        <ProfileHead profile={data} />
      </div>
      <ProfileForm profile={data} />
    </div>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 p-4 md:p-6">
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-70 rounded-card" />
    </div>
  );
}
