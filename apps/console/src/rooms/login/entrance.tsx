import { Card, LogoMark } from '@lantern/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButton, ThemeButton } from '../../parts/header-buttons.tsx';

/** The frame of each step of the login. */
export function Entrance({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="flex min-h-dvh flex-col">
      <header
        data-band="header"
        className="flex h-14 items-center gap-3 bg-header px-4 text-on-header"
      >
        <LogoMark size={28} />
        <span className="text-h3">{t('console')}</span>
        <span className="ms-auto flex">
          <ThemeButton />
          <LanguageButton />
        </span>
      </header>
      <main className="grid flex-1 place-items-start justify-center px-3 py-8 md:py-16">
        <Card className="w-full max-w-md md:p-8">
          <h1 className="text-h1">{title}</h1>
          {text && <p className="mt-1 text-body text-text-2">{text}</p>}
          <div className="mt-5">{children}</div>
        </Card>
      </main>
    </div>
  );
}
