import { IconButton } from '@lantern/ui';
import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const saysCopiedForMs = 2000;

interface CopyTextProps {
  text: string;
  /** What the text is, for the name of the button: `Copy: round number`. */
  name: string;
  /** In groups of four, for reading from the screen; it is copied without gaps. */
  grouped?: boolean | undefined;
  /** A short form to look at; all of the text is copied. */
  shown?: string | undefined;
  className?: string | undefined;
}

/**
 * Copies where the page may; otherwise selects the text for the member to copy. Resolves to whether
 * it was copied.
 */
async function copy(text: string, element: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (element) window.getSelection()?.selectAllChildren(element);
    return false;
  }
}

/** A code or an account name with a button that copies it. */
export function CopyText({ text, name, grouped, shown: short, className }: CopyTextProps) {
  const { t } = useTranslation('common');
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saysCopiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <span className={clsx('flex min-w-0 items-center gap-2', className)}>
      <bdi ref={shown} dir="ltr" className="num min-w-0 font-semibold tracking-[.02em] break-all">
        {grouped ? <Fours text={text} /> : (short ?? text)}
      </bdi>
      <IconButton
        label={`${t('copy')}: ${name}`}
        icon={<Icon size={16} aria-hidden className={clsx(copied && 'text-success')} />}
        onClick={async () => setCopied(await copy(text, shown.current))}
        className="relative size-8! rounded-control! hit-44"
      />
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
    </span>
  );
}

function Fours({ text }: { text: string }) {
  return (text.match(/.{1,4}/g) ?? []).map((four, at) => (
    <span key={at} className="inline-block px-[.25em]">
      {four}
    </span>
  ));
}
