import { ErrorBlock } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartMissing } from './lazy-part.ts';
import { requestIdOf } from './trouble.ts';
import { useTroubleText } from './trouble-text.ts';

interface TroubleBlockProps {
  trouble: unknown;
  onRetry: () => void;
  busy?: boolean;
}

/** Says what went wrong, which id to tell support, and offers another try. Needs the texts to be there. */
export function TroubleBlock({ trouble, onRetry, busy }: TroubleBlockProps): ReactNode {
  const { t } = useTranslation('common');
  const textOf = useTroubleText();
  const id = requestIdOf(trouble);
  const missing = trouble instanceof PartMissing;
  // Only a reload learns the names of a newer release's files.
  const retry = missing
    ? { label: t('reload'), onRetry: () => window.location.reload() }
    : { label: t('retry'), onRetry, busy };
  return (
    <ErrorBlock
      title={t('trouble.title')}
      hint={missing ? t('trouble.part') : textOf(trouble)}
      request={id ? { label: t('trouble.requestId'), id } : undefined}
      retry={retry}
    />
  );
}
