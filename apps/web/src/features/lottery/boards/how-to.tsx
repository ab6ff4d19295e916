import { playName } from '@lantern/locales/plays';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Rules, ruleOf } from './rules.ts';

/** The rules in Vietnamese, and in English for every other language. */
const loadRules = async (isVietnamese: boolean): Promise<Rules> =>
  isVietnamese
    ? (await import('./rules-vi.json')).default
    : (await import('./rules-en.json')).default;

/** How a play is won, in a dialog. */
export function HowTo({ code }: { code: string }): ReactNode {
  const { t, i18n } = useTranslation(['lottery', 'common']);
  const { t: sayPlay } = useTranslation('plays');
  const [open, setOpen] = useState(false);
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const { data } = useQuery({
    queryKey: ['lottery-rules', language],
    queryFn: () => loadRules(language === 'vi'),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="relative inline-flex items-center gap-1 font-bold text-brand hit-44"
      >
        <CircleHelp size={16} aria-hidden />
        {t('board.howTo')}
      </button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        width={400}
        reading
        title={playName(sayPlay, code).full}
        closeLabel={t('common:close')}
      >
        <p lang={language} dir="auto" className="min-h-20 text-article text-text-2">
          {data && ruleOf(data, code)}
        </p>
      </Modal>
    </>
  );
}
