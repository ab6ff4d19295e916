export { countedTransferVendor, countedVendor, type End, VendorHealth } from './vendor-health.ts';
