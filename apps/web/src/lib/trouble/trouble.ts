export { NetworkTrouble, RefusedCall, requestIdOf } from '@lantern/client';

/** The site has named an address that must not be followed. */
export class AddressInvalid extends Error {
  override readonly name = 'AddressInvalid';
}
