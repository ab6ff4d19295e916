import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategories } from '../../../features/games/use-categories.ts';
import { useAgentLink } from '../../../lib/navigation/agent-link.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Block, linkLook } from './block.tsx';

/**
 * What agents are led to: the agent centre, the login, or the brand's own page about it (MEM-05).
 */
function AgentEntry(): ReactNode {
  const { t } = useTranslation('layout');
  const link = useAgentLink();
  if (!link) return null;
  return (
    <li>
      {link.href === undefined ? (
        <button type="button" className={linkLook} onClick={link.open}>
          {t('overlay.agentCentre')}
        </button>
      ) : (
        <a className={linkLook} href={link.href} target="_blank" rel="noopener noreferrer">
          {t('overlay.agentCentre')}
        </a>
      )}
    </li>
  );
}

/** Links to the pages of the site, and the terms, which any visitor may read. */
export function Explore(): ReactNode {
  const { t } = useTranslation(['layout', 'games']);
  const overlay = useOverlay();
  const categories = useCategories();
  const pages: readonly (readonly [to: string, label: string])[] = [
    [paths.hot, t('menu.hot')],
    ...categories.map(({ category, to }) => [to, t(`games:category.${category}`)] as const),
    [paths.promotions, t('menu.promotions')],
    [paths.pointMall, t('page.pointMall')],
    [paths.down, t('page.download')],
    [paths.help, t('page.help')],
  ];
  return (
    <Block title={t('footer.explore')}>
      <ul className="-my-1 grid grid-cols-2 gap-x-4">
        {pages.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className={linkLook}>
              {label}
            </Link>
          </li>
        ))}
        <AgentEntry />
        <li>
          <button type="button" className={linkLook} onClick={() => overlay.open('feedback')}>
            {t('overlay.feedback')}
          </button>
        </li>
        <li className="col-span-full">
          <button type="button" className={linkLook} onClick={() => overlay.open('terms')}>
            {t('footer.terms')}
          </button>
        </li>
      </ul>
    </Block>
  );
}
