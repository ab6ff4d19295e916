import { savedPage } from '@lantern/outside/vite';

/** The verifier as one file, for players who save it and check rounds without a network. */
export default savedPage(import.meta.dirname, 'verify.html');
