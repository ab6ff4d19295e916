// The list of manifests of the side menu's lower part, which loads after the page.
import * as appDownload from '../features/app-download/side.ts';
import * as centreInvite from '../features/centre-invite/side.ts';
import * as centreRewards from '../features/centre-rewards/side.ts';
import * as customerService from '../features/customer-service/side.ts';
import { inOrder } from '../lib/menu/manifest.ts';

export const sideCards = inOrder([...centreInvite.cards, ...centreRewards.cards]);

export const sideActions = inOrder([...customerService.actions, ...appDownload.actions]);
