import { mergeConfig } from 'vite';
import site from '../../vite.config.ts';
import { fakeGateway } from './fake-gateway.ts';

/**
 * `vite preview --config testing/look/vite.config.ts` shows the built pages over a gateway in
 * memory.
 */
export default mergeConfig(site, { plugins: [fakeGateway()], preview: { proxy: {} } });
