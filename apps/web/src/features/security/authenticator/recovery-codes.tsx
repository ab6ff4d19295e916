import { Button } from '@lantern/ui';
import { Copy, Download } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/show/toast.ts';
import { useSite } from '../../../lib/site/site.ts';

/**
 * What `FormDialog` needs for the step that shows the codes: it ends when the member says that they
 * are kept.
 */
export function useKeepingCodes(onClose: () => void) {
  const { t } = useTranslation('security');
  return {
    title: t('recovery.title'),
    description: t('recovery.note'),
    submitLabel: t('recovery.done'),
    dismissible: false,
    form: {
      busy: false,
      trouble: null,
      submit: (event: FormEvent) => {
        event.preventDefault();
        onClose();
      },
    },
  };
}

/** The recovery codes, this once, with two ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation(['security', 'common']);
  const { name } = useSite().settings;
  const heading = useId();
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast('success', t('common:copied'));
    } catch {
      toast('danger', t('recovery.copyFailed'));
    }
  };
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the codes take the focus to be read.
        tabIndex={0}
        aria-labelledby={heading}
        className="rounded-card bg-sunken p-4"
      >
        <h3 id={heading} className="sr-only">
          {t('recovery.list')}
        </h3>
        <ul
          dir="ltr"
          className="num grid grid-cols-2 gap-x-4 gap-y-2 text-center text-h3 tracking-[.04em]"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="soft"
          className="flex-1"
          start={<Copy size={18} aria-hidden />}
          onClick={copy}
        >
          {t('recovery.copy')}
        </Button>
        <Button
          as="a"
          kind="soft"
          className="flex-1"
          start={<Download size={18} aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={`${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-recovery-codes.txt`}
        >
          {t('recovery.download')}
        </Button>
      </div>
    </>
  );
}
