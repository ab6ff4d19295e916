// The list of manifests: what each feature and each page adds to the site.
import * as account from '../features/account/manifest.ts';
import * as announcements from '../features/announcements/manifest.ts';
import * as appDownload from '../features/app-download/manifest.ts';
import * as centreAgent from '../features/centre-agent/manifest.ts';
import * as centreMessages from '../features/centre-messages/manifest.ts';
import * as centreRewards from '../features/centre-rewards/manifest.ts';
import * as customerService from '../features/customer-service/manifest.ts';
import * as deposit from '../features/deposit/manifest.ts';
import * as games from '../features/games/manifest.ts';
import * as help from '../features/help/manifest.ts';
import * as lottery from '../features/lottery/manifest.ts';
import * as password from '../features/password/manifest.ts';
import * as preferences from '../features/preferences/manifest.ts';
import * as promotions from '../features/promotions/manifest.ts';
import * as protection from '../features/protection/manifest.ts';
import * as registration from '../features/registration/manifest.ts';
import * as session from '../features/session/manifest.ts';
import * as status from '../features/status/manifest.ts';
import * as wallet from '../features/wallet/manifest.ts';
import * as wallets from '../features/wallets/manifest.ts';
import * as welcome from '../features/welcome/manifest.ts';
import * as withdrawal from '../features/withdrawal/manifest.ts';
import type { LiveRefreshes } from '../lib/live/refresh.ts';
import { inOrder, type SideEntry } from '../lib/menu/manifest.ts';
import type { OverlayName } from '../lib/navigation/overlay.ts';
import type { OverlayManifest } from '../lib/navigation/overlay-manifest.ts';
import type { paths } from '../lib/navigation/paths.ts';
import { byIframePage } from './by-iframe.page.ts';
import { devUiPage } from './dev-ui.page.ts';
import { downPage } from './down.page.ts';
import { egamePage } from './egame.page.ts';
import { elottPage } from './elott.page.ts';
import { helpPage } from './help.page.ts';
import { indexPage } from './index.page.ts';
import { loginPage } from './login.page.ts';
import { lotteryPage } from './lottery.page.ts';
import { mePage } from './me.page.ts';
import { pointMallPage } from './point-mall.page.ts';
import { promoPage } from './promo.page.ts';
import { promoDetailPage } from './promo-detail.page.ts';
import { registerPage } from './register.page.ts';
import { seamlessPage } from './seamless.page.ts';
import { socialPage } from './social.page.ts';
import { vnlotteryPage } from './vnlottery.page.ts';

/** Every page of the site (NAV-01). */
export const pages = [
  indexPage,
  egamePage,
  elottPage,
  lotteryPage,
  vnlotteryPage,
  pointMallPage,
  promoPage,
  promoDetailPage,
  seamlessPage,
  byIframePage,
  helpPage,
  downPage,
  loginPage,
  socialPage,
  registerPage,
  devUiPage,
  mePage,
];

type Served = (typeof pages)[number]['at'][number]['paths'][number];
type Path = (typeof paths)[keyof typeof paths];
/** Does not compile while a path of lib/paths.ts belongs to no page. */
export type PathsWithoutPage = Nothing<Exclude<Path, Served>>;
type Nothing<Left extends never> = Left;

export const overlays: Readonly<Record<OverlayName, OverlayManifest>> = {
  ...session.overlays,
  ...registration.overlays,
  ...password.overlays,
  ...announcements.overlays,
  ...help.overlays,
  ...appDownload.overlays,
  ...games.overlays,
  ...customerService.overlays,
};

export const liveRefreshes: LiveRefreshes = {
  ...wallet.live,
  ...deposit.live,
  ...withdrawal.live,
  ...wallets.live,
  ...protection.live,
  ...status.live,
  ...session.live,
  ...games.live,
  ...centreMessages.live,
  ...centreAgent.live,
  ...centreRewards.live,
  ...lottery.live,
};

/** The upper part of the side menu; `side-manifests.ts` lists the lower part. */
export const sideEntries = inOrder<SideEntry>([...welcome.side, ...games.side, ...promotions.side]);

/** The tab bar of a phone, with one of the middle tabs. */
export const tabs = inOrder([...welcome.tabs, ...games.tabs, ...promotions.tabs, ...account.tabs]);
export const middleTabs = inOrder([
  ...deposit.middleTabs,
  ...registration.middleTabs,
  ...session.middleTabs,
]);

/** The header; `header-manifests.ts` lists the controls of members. */
export const headerTools = inOrder([
  ...games.tools,
  ...announcements.tools,
  ...centreMessages.tools,
  ...preferences.tools,
]);
export const visitorControls = inOrder([
  ...session.visitorControls,
  ...registration.visitorControls,
]);
