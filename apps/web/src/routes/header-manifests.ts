// The list of manifests of the header's controls for members, which load with a login.
import * as account from '../features/account/header.ts';
import * as deposit from '../features/deposit/header.tsx';
import * as registration from '../features/registration/header.ts';
import * as wallet from '../features/wallet/header.ts';
import * as withdrawal from '../features/withdrawal/header.tsx';
import { inOrder } from '../lib/menu/manifest.ts';

export const memberControls = inOrder([
  ...wallet.controls,
  ...deposit.controls,
  ...withdrawal.controls,
  ...registration.controls,
  ...account.controls,
]);
