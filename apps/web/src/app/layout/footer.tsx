import { depositMethods, gameMenus } from '@lantern/contracts';
import { LogoMark, Picture } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOverlay } from '../../lib/overlay.ts';
import { categoryPath, paths, paymentMarkPath, vendorMarkPath } from '../../lib/paths.ts';
import { queryOf } from '../../lib/queries.ts';
import { isTrial, useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';

function Block({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}

function Mark({ src, name }: { src: string; name: string }): ReactNode {
  return (
    <li className="flex min-h-10 items-center gap-2 rounded-button border border-border bg-surface py-1 ps-1.5 pe-3">
      <Picture src={src} width={28} height={28} className="size-7 rounded-badge" />
      <span className="text-caption font-bold text-text-2">{name}</span>
    </li>
  );
}

const linkLook =
  'inline-flex min-h-11 items-center rounded-control text-start text-body text-text-2 no-underline hover:text-text hover:underline lg:min-h-8';

/** The pages of the site once more, and the terms, which everybody may read before anything else. */
function Explore(): ReactNode {
  const { t } = useTranslation(['layout', 'games']);
  const { data: menus = [] } = useQuery(queryOf(gameMenus));
  const overlay = useOverlay();
  return (
    <Block title={t('footer.explore')}>
      <ul className="-my-1 grid grid-cols-2 gap-x-4 lg:grid-cols-1">
        <li>
          <Link to={paths.games} className={linkLook}>
            {t('menu.hot')}
          </Link>
        </li>
        {menus.map(({ gameCategory }) => (
          <li key={gameCategory}>
            <Link to={`${categoryPath(gameCategory)}#games`} className={linkLook}>
              {t(`games:category.${gameCategory}`)}
            </Link>
          </li>
        ))}
        <li className="col-span-full">
          <button type="button" className={linkLook} onClick={() => overlay.open('terms')}>
            {t('footer.terms')}
          </button>
        </li>
      </ul>
    </Block>
  );
}

function Vendors(): ReactNode {
  const { t } = useTranslation('layout');
  const { data: menus = [] } = useQuery(queryOf(gameMenus));
  const vendors = new Map(menus.flatMap((menu) => menu.vendors).map(({ vassalage, name }) => [vassalage, name]));
  if (vendors.size === 0) return null;
  return (
    <Block title={t('footer.vendors')}>
      <ul className="flex flex-wrap gap-2">
        {[...vendors].map(([vassalage, name]) => (
          <Mark key={vassalage} src={vendorMarkPath(vassalage)} name={name} />
        ))}
      </ul>
    </Block>
  );
}

/** The ways to deposit are the member's own, so only a member can be told of them. */
function Payments(): ReactNode {
  const { t } = useTranslation('layout');
  const session = useSession();
  const { data: methods = [] } = useQuery({
    ...queryOf(depositMethods),
    enabled: session !== undefined && !isTrial(session),
  });
  if (methods.length === 0) return null;
  return (
    <Block title={t('footer.payments')}>
      <ul className="flex flex-wrap gap-2">
        {methods.map(({ method, name }) => (
          <Mark key={method} src={paymentMarkPath(method)} name={name} />
        ))}
      </ul>
    </Block>
  );
}

/** What the house says of itself at the end of a page (NAV-11, as far as its pages exist). */
export function Footer(): ReactNode {
  const { t } = useTranslation('layout');
  const { name, minimumAge, copyrightYear } = useSite().settings;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a footer of the page is a landmark, which may have a name.
    <footer aria-label={t('footer.label')} className="border-t border-border bg-surface">
      <div className="gutter grid gap-8 py-8 md:grid-cols-2 xl:grid-cols-[5fr_4fr_6fr_4fr]">
        <Block title={t('footer.about', { name })}>
          <p className="max-w-prose text-body text-text-2">{t('footer.aboutText', { name })}</p>
        </Block>
        <Explore />
        <Block title={t('footer.responsible')}>
          <div className="flex items-start gap-4">
            <span
              aria-hidden
              className="num grid size-12 shrink-0 place-items-center rounded-full border-2 border-danger text-h3 font-extrabold text-danger"
            >
              {t('footer.age', { age: minimumAge })}
            </span>
            <p className="max-w-prose text-body text-text-2">
              <strong className="font-bold text-text">{t('footer.ageText', { age: minimumAge })}</strong>{' '}
              {t('footer.responsibleText')}
            </p>
          </div>
        </Block>
        <div className="flex flex-col gap-6">
          <Vendors />
          <Payments />
        </div>
      </div>
      <p className="gutter flex items-center gap-2 border-t border-border py-4 text-caption text-text-3">
        <LogoMark size={18} />
        {t('footer.copyright', { year: copyrightYear, name })}
      </p>
    </footer>
  );
}
