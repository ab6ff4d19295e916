import { isAssistant, mayOpenAgentCentre } from '@lantern/rules';
import { Badge, Button } from '@lantern/ui';
import clsx from 'clsx';
import { ArrowDownToLine, ArrowUpFromLine, LogOut, type LucideIcon, Network } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../lib/member/member-label.tsx';
import { useBalance } from '../../lib/money/balance.ts';
import { WalletCard } from '../../lib/money/wallet-card.tsx';
import { type CentrePage, useOverlay } from '../../lib/navigation/overlay.ts';
import { isTrial, type Session } from '../../lib/session/session.ts';
import { Identity } from './identity.tsx';
import { MeGroup, MeRowLine } from './me-list.tsx';
import { rowGroups, shortcuts, toUpline } from './me-rows.ts';

/** What is in the wallet, with the two ways that money takes. */
function MoneyCard({ trial }: { trial: boolean }): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  return (
    <div className="flex flex-col gap-3">
      <WalletCard />
      {trial ? (
        <Button kind="accent" block size={48} onClick={() => overlay.open('register')}>
          {t('register')}
        </Button>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <Button
            kind="accent"
            size={48}
            start={<ArrowDownToLine size={18} aria-hidden />}
            onClick={() => overlay.openCentre('depositv2')}
          >
            {t('deposit')}
          </Button>
          <Button
            kind="outline"
            size={48}
            start={<ArrowUpFromLine size={18} aria-hidden />}
            onClick={() => overlay.openCentre('withdraw')}
          >
            {t('withdraw')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Icon and title of a page of the member centre. */
type NameOf = (page: CentrePage) => { icon: LucideIcon; title: string };

function Shortcuts({ nameOf }: { nameOf: NameOf }): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const unread = useBalance().data?.unreadCount ?? 0;
  return (
    <ul
      className={clsx(
        'grid grid-cols-4 gap-y-1 py-2',
        'rounded-card border border-border bg-surface shadow-s1',
      )}
    >
      {shortcuts
        .map((page) => ({ page, ...nameOf(page) }))
        .map(({ page, title, icon: Icon }) => (
          <li key={page}>
            <button
              type="button"
              onClick={() => overlay.openCentre(page)}
              className={clsx(
                'relative flex min-h-18 w-full flex-col items-center gap-1.5 px-1 py-2',
                'rounded-control text-caption font-semibold text-text-2',
                'hover:text-text',
              )}
            >
              <span
                className={clsx(
                  'grid size-9 place-items-center',
                  'rounded-full bg-brand-soft text-brand',
                )}
              >
                <Icon size={20} aria-hidden />
              </span>
              <span className="line-clamp-2 text-center leading-tight text-balance">{title}</span>
              {page === 'messageV2' && unread > 0 && (
                <span className="absolute start-1/2 top-1 ms-2">
                  <Badge kind="hot" label={unread > 99 ? '99+' : String(unread)} />
                  <span className="sr-only">{t('tools.unread')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
    </ul>
  );
}

interface MePageProps {
  session: Session;
  nameOf: NameOf;
  /** For any visitor: help, customer service and preferences. */
  children: ReactNode;
}

/**
 * The member's own page on a phone: who it is, the money, the pages of the member centre, and the
 * way out.
 */
export function MePage({ session, nameOf, children }: MePageProps): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const mayTransfer = useMember()?.toUpline ?? false;
  const trial = isTrial(session);
  return (
    <div className="gutter mx-auto flex w-full max-w-160 flex-col gap-5 py-4 md:py-6">
      <h1 className="sr-only">{t('account.title')}</h1>
      <div className="flex items-center rounded-card border border-border bg-surface p-4 shadow-s1">
        <Identity session={session} />
      </div>
      {!isAssistant(session.isAgent) && <MoneyCard trial={trial} />}
      {!trial && (
        <>
          <Shortcuts nameOf={nameOf} />
          {rowGroups.map(({ title, rows }) => (
            <MeGroup key={title} title={t(`me.${title}`)}>
              {[...rows, ...(title === 'records' && mayTransfer ? [toUpline] : [])].map((page) => (
                <MeRowLine
                  key={page}
                  icon={nameOf(page).icon}
                  label={nameOf(page).title}
                  onPress={() => overlay.openCentre(page)}
                />
              ))}
            </MeGroup>
          ))}
          {mayOpenAgentCentre(session.isAgent) && (
            <MeGroup title={t('me.agent')}>
              <MeRowLine
                icon={Network}
                label={t('overlay.agentCentre')}
                onPress={() => overlay.openAgent()}
              />
            </MeGroup>
          )}
        </>
      )}
      {children}
      <MeGroup>
        <MeRowLine
          icon={LogOut}
          tone="danger"
          label={t('account.signOut')}
          onPress={() => overlay.open('logout')}
        />
      </MeGroup>
    </div>
  );
}
