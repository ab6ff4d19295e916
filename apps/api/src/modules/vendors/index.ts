export {
  type ConnectionRow,
  findConnections,
  removeConnection,
  saveConnection,
} from './connection.store.ts';
export { countedTransferVendor, countedVendor, type End, VendorHealth } from './vendor-health.ts';
