import type { ReactNode } from 'react';

/** Names and values side by side; on a phone a long name leaves the value half of the room. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-2 text-body">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="min-w-28 text-text-3">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {value || <span className="text-text-3">–</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
