import { Age } from './moment.tsx';

/** Since when something waits; it is late when somebody should have acted on it by now. */
export function Waiting({ since, dueBy }: { since: string | null; dueBy: string | null }) {
  const late = dueBy !== null && new Date(dueBy) < new Date();
  return (
    <span className={late ? 'font-bold text-danger' : ''}>
      <Age at={since} />
    </span>
  );
}
