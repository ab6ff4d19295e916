import clsx from 'clsx';
import {
  Gamepad2,
  Gift,
  House,
  LogIn,
  type LucideIcon,
  User,
  UserPlus,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { homeAliases, paths } from '../../lib/navigation/paths.ts';
import { isTrial, useSession } from '../../lib/session/session.ts';
import { useSwitch } from '../../lib/site/site.ts';

const look = 'flex h-16 w-full flex-col items-center gap-1 text-micro font-semibold no-underline';
const word = 'max-w-full truncate px-0.5';

interface TabProps {
  icon: LucideIcon;
  label: string;
  to: string;
  current: boolean;
}

function Tab({ icon: Icon, label, to, current }: TabProps): ReactNode {
  return (
    <li className="min-w-0 flex-1">
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        className={clsx(look, 'justify-center', current ? 'text-brand' : 'text-text-2')}
      >
        <Icon size={22} aria-hidden />
        <span className={word}>{label}</span>
      </Link>
    </li>
  );
}

/** The one in the middle that money, or a new account, begins with. */
function MiddleTab(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const session = useSession();
  const direct = useSwitch('DIRECTREG3');
  const [Icon, label, press] =
    session && !isTrial(session)
      ? ([Wallet, t('tabs.deposit'), () => overlay.openCentre('depositv2')] as const)
      : direct
        ? ([UserPlus, t('tabs.register'), () => overlay.open('register')] as const)
        : ([LogIn, t('tabs.login'), () => overlay.open('login')] as const);
  return (
    <li className="min-w-0 flex-1">
      <button type="button" onClick={press} className={clsx(look, 'justify-end pb-2 text-text')}>
        <span className="-mt-6 grid size-13 place-items-center rounded-card bg-accent text-on-accent shadow-s2 ring-4 ring-surface">
          <Icon size={24} aria-hidden className={Icon === LogIn ? 'rtl:-scale-x-100' : undefined} />
        </span>
        <span className={word}>{label}</span>
      </button>
    </li>
  );
}

/** The bar at the foot of a phone. */
export function TabBar(): ReactNode {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const home = [paths.home, ...homeAliases].some((path) => path === pathname);
  const promos = pathname.startsWith(paths.promotions) || pathname === paths.promoDetail;
  return (
    <nav
      aria-label={t('tabs.label')}
      className="fixed inset-x-0 bottom-0 z-tabbar border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex items-end">
        <Tab icon={House} label={t('tabs.home')} to={paths.home} current={home} />
        <Tab
          icon={Gamepad2}
          label={t('tabs.games')}
          to={paths.hot}
          current={pathname === paths.hot}
        />
        <MiddleTab />
        <Tab icon={Gift} label={t('tabs.promos')} to={paths.promotions} current={promos} />
        <Tab icon={User} label={t('tabs.me')} to={paths.me} current={pathname === paths.me} />
      </ul>
    </nav>
  );
}
