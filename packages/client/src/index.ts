export {
  type CallOptions,
  newIdempotencyKey,
  type QueryInput,
  type Sender,
  sendCall,
} from './send-call.ts';
export { NetworkTrouble, RefusedCall, requestIdOf } from './trouble.ts';
