import { Segmented } from '@lantern/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface QueueTabsProps<Queue extends string> {
  queues: readonly Queue[];
  /** The text key of the queues. */
  words: string;
  waiting: Partial<Record<Queue, number>> | undefined;
  value: Queue;
  onChange: (queue: Queue) => void;
}

/** The queues of a room, each with the number of what waits in it. */
export function QueueTabs<Queue extends string>({
  queues,
  words,
  waiting,
  value,
  onChange,
}: QueueTabsProps<Queue>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // On a phone the queues are wider than the screen: the one that is shown is in sight.
  useEffect(() => {
    place.current
      ?.querySelector(`input[value="${value}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);
  const labelOf = (queue: Queue) => {
    const key: string = `${words}.${queue}`;
    const number = queue === 'all' ? 0 : (waiting?.[queue] ?? 0);
    return number > 0 ? `${t(key)} (${number})` : t(key);
  };
  return (
    <div ref={place} className="no-scrollbar overflow-x-auto">
      <Segmented
        label={t('cash.status')}
        options={queues.map((one) => ({
          value: one,
          label: <span className="whitespace-nowrap">{labelOf(one)}</span>,
        }))}
        value={value}
        onChange={onChange}
        className="max-w-none!"
      />
    </div>
  );
}
