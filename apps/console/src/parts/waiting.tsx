import { Age } from './moment.tsx';

/** How long something has been waiting, marked when it is overdue. */
export function Waiting({ since, dueBy }: { since: string | null; dueBy: string | null }) {
  const late = dueBy !== null && new Date(dueBy) < new Date();
  return (
    <span className={late ? 'font-bold text-danger' : ''}>
      <Age at={since} />
    </span>
  );
}
