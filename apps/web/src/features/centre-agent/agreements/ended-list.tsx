import type { EndedAgreement } from '@lantern/contracts';
import { Checkbox } from '@lantern/ui';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePercentText } from './rate-text.ts';

interface EndedListProps {
  ends: readonly EndedAgreement[];
  title: string;
  text?: string;
  agreed: boolean;
  /** Why nothing was sent, where the consent is missing. */
  error: string | undefined;
  onAgree: (agreed: boolean) => void;
}

/** Names the agreements that end with new terms, and asks for the consent (CON-03). */
export function EndedList({ ends, title, text, agreed, error, onAgree }: EndedListProps) {
  const { t } = useTranslation('agreements');
  const rate = usePercentText();
  if (ends.length === 0) return null;
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-2 rounded-card bg-warning-soft px-4 py-3 text-text"
    >
      <h4 className="flex items-start gap-2 text-label font-bold text-warning">
        <TriangleAlert size={20} aria-hidden className="shrink-0" />
        {title}
      </h4>
      {text && <p className="text-body">{text}</p>}
      <ul className="flex max-h-60 flex-col overflow-y-auto">
        {ends.map(({ id, agent, rate: percent }) => (
          <li key={id} className="flex min-h-9 items-center justify-between gap-3">
            <bdi className="min-w-0 font-bold break-all">{agent.account}</bdi>
            <span className="num text-label">{rate(percent)}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        checked={agreed}
        error={error}
        label={t('form.endsAgree')}
        onChange={({ target }) => onAgree(target.checked)}
      />
    </section>
  );
}
