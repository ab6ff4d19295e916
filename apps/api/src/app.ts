import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { matchPattern } from './adapters/re2-patterns.ts';
import { watchClosing } from './http/closing.ts';
import { consoleRoutes } from './http/console-pages.ts';
import { docsRoutes } from './http/docs.ts';
import { followChanges } from './http/follow-changes.ts';
import { healthRoutes } from './http/health.ts';
import { installableRoutes } from './http/installable.ts';
import { Mount } from './http/mount.ts';
import { pageRoutes } from './http/pages.ts';
import { createServer } from './http/server.ts';
import { socketRoute } from './http/socket.ts';
import { watchRoutes } from './http/stray-routes.ts';
import { openUploads } from './http/uploads.ts';
import { adjustmentRoutes } from './modules/adjustment/adjustment.routes.ts';
import { agentRoutes } from './modules/agent/agent.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { authenticatorRoutes } from './modules/authenticator/authenticator.routes.ts';
import { bankAccountRoutes } from './modules/bank-account/bank-account.routes.ts';
import { brandRoutes } from './modules/brand/brand.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { customerServiceRoutes } from './modules/customer-service/customer-service.routes.ts';
import { depositRoutes, gatewayRoutes } from './modules/deposit/deposit.routes.ts';
import { staffDepositRoutes } from './modules/deposit/staff.routes.ts';
import { feedbackRoutes } from './modules/feedback/feedback.routes.ts';
import { gamesRoutes } from './modules/games/games.routes.ts';
import { invitationRoutes } from './modules/invitation/invitation.routes.ts';
import { lineTransferRoutes } from './modules/line-transfer/line-transfer.routes.ts';
import { LiveHub } from './modules/live/index.ts';
import { fileRoutes } from './modules/media/files.routes.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { memberRoutes } from './modules/member/member.routes.ts';
import { memberFileRoutes } from './modules/member-file/member-file.routes.ts';
import { operationsRoutes } from './modules/operations/operations.routes.ts';
import { passwordRoutes } from './modules/password/password.routes.ts';
import { paymentPasswordRoutes } from './modules/payment-password/payment-password.routes.ts';
import { playRoutes, vendorRoutes } from './modules/play/play.routes.ts';
import { bindingRoutes } from './modules/profile/binding.routes.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { promotionRoutes } from './modules/promotion/promotion.routes.ts';
import { proposalRoutes } from './modules/proposal/proposal.routes.ts';
import { protectionRoutes, staffProtectionRoutes } from './modules/protection/protection.routes.ts';
import { reconciliationRoutes } from './modules/reconciliation/reconciliation.routes.ts';
import { recordRoutes } from './modules/records/records.routes.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { siteStatusRoutes } from './modules/site-status/site-status.routes.ts';
import { socialRoutes } from './modules/social/social.routes.ts';
import { staffRoutes } from './modules/staff/staff.routes.ts';
import { vendorWalletRoutes } from './modules/vendor-wallet/vendor-wallet.routes.ts';
import { verificationRoutes } from './modules/verification/verification.routes.ts';
import { verifyLoginRoutes } from './modules/verify-login/verify-login.routes.ts';
import { walletRoutes } from './modules/wallet/wallet.routes.ts';
import { winnerRoutes } from './modules/winners/winners.routes.ts';
import { staffWithdrawalRoutes } from './modules/withdrawal/staff.routes.ts';
import { withdrawalRoutes } from './modules/withdrawal/withdrawal.routes.ts';
import type { Site } from './site.ts';

const builtSite = path.join(import.meta.dirname, '..', '..', 'web', 'dist');
const builtConsole = path.join(import.meta.dirname, '..', '..', 'console', 'dist');
const version = '0.1.0';

/**
 * The web role: every call, the pages (built into `webRoot`), the console (built into
 * `consoleRoot`) and the socket.
 * @param prepare may add to the server before anything is mounted
 */
export async function buildApp(
  site: Site,
  webRoot = builtSite,
  prepare: (app: FastifyInstance) => void = () => {},
  consoleRoot = builtConsole,
): Promise<FastifyInstance> {
  const app = await createServer(site);
  const wrongRoutes = watchRoutes(app);
  prepare(app);
  const mount = new Mount(app, site, await openUploads(app));
  const hub = new LiveHub(site.log);
  const closing = watchClosing(app);

  brandRoutes(mount, site);
  siteStatusRoutes(mount, site);
  customerServiceRoutes(mount, site);
  registrationRoutes(mount, site, matchPattern);
  invitationRoutes(mount, site);
  agentRoutes(mount, site);
  promotionRoutes(mount, site);
  contentRoutes(mount, site);
  feedbackRoutes(mount, site);
  winnerRoutes(mount, site);
  socialRoutes(mount, site);
  verificationRoutes(mount, site);
  sessionRoutes(mount, site);
  verifyLoginRoutes(mount, site);
  passwordRoutes(mount, site, matchPattern);
  memberRoutes(mount, site);
  profileRoutes(mount, site);
  bindingRoutes(mount, site);
  paymentPasswordRoutes(mount, site, matchPattern);
  bankAccountRoutes(mount, site);
  authenticatorRoutes(mount, site);
  walletRoutes(mount);
  vendorWalletRoutes(mount, site);
  lineTransferRoutes(mount, site);
  depositRoutes(mount, site);
  gatewayRoutes(mount, site);
  staffDepositRoutes(mount, site);
  reconciliationRoutes(mount, site);
  withdrawalRoutes(mount, site);
  staffWithdrawalRoutes(mount, site);
  protectionRoutes(mount, site);
  staffProtectionRoutes(mount, site);
  gamesRoutes(mount, site);
  playRoutes(mount, site);
  vendorRoutes(mount, site);
  recordRoutes(mount, site);
  staffRoutes(mount, site);
  proposalRoutes(mount, site);
  memberFileRoutes(mount, site);
  adjustmentRoutes(mount, site);
  auditRoutes(mount, site);
  operationsRoutes(mount, site);

  socketRoute(app, site, hub);
  healthRoutes(app, site, closing);
  mediaRoutes(app);
  installableRoutes(app, site);
  fileRoutes(app, site);
  await docsRoutes(app, version);
  await consoleRoutes(app, site, consoleRoot);
  await pageRoutes(app, site, mount, webRoot);
  const wrong = wrongRoutes(site.outbox !== undefined);
  if (wrong.length > 0) throw new Error(`Routes and contract differ: ${wrong.join('; ')}.`);

  followChanges(app, site, hub, (brandId) => mount.forget(brandId));
  return app;
}
