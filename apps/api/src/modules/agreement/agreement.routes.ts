import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { agreementsFile, debtsFile, incomeFile } from './agreement-files.ts';
import { answerOffer } from './answer-offer.ts';
import { billFileForStaff, ownBillFile } from './bill-file.ts';
import { billDownlinesFile, billsFile, staffBillsFile } from './bills-file.ts';
import { collectBill } from './collect-bill.ts';
import { describeRules } from './describe-rules.ts';
import { answerDispute, disputeBill, listDisputes } from './disputes.ts';
import { listAgreements, listRequests, readAgreement } from './list-agreements.ts';
import {
  listBillBets,
  listBillDays,
  listBillDownlines,
  listBillMembers,
  listBills,
  listDebts,
  readBill,
  readIncome,
} from './list-bills.ts';
import { offerAgreement, withdrawOffer } from './offer-agreement.ts';
import { previewOffer } from './preview-offer.ts';
import { readNow, recalculateBill } from './recalculate.ts';
import { requestAgreement } from './request-agreement.ts';
import { proposePaymentOf } from './review-bill.ts';
import {
  endForStaff,
  listForStaff,
  listRequestsForStaff,
  offerForStaff,
  previewForStaff,
  readForStaff,
} from './staff-agreements.ts';
import {
  listStaffBillBets,
  listStaffBillDays,
  listStaffBillDownlines,
  listStaffBillMembers,
} from './staff-bill-figures.ts';
import {
  changeRules,
  listBillsForStaff,
  listRuns,
  readBillForStaff,
  readRanking,
  readRules,
} from './staff-bills.ts';
import { listDebtsForStaff } from './staff-debts.ts';
import {
  agreementsFileForStaff,
  debtsFileForStaff,
  disputesFileForStaff,
  rankingFile,
  requestsFileForStaff,
  runsFile,
} from './staff-files.ts';
import { terminateAgreement } from './terminate-agreement.ts';

export function agreementRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.agreements, ({ caller, query }) => listAgreements(context, caller, query));
  routes.on(endpoints.agreementsFile, ({ caller, query }) =>
    agreementsFile(context, caller, query),
  );
  routes.on(endpoints.agreementDetail, ({ caller, query }) =>
    readAgreement(context, caller, query),
  );
  routes.on(endpoints.agreementRules, ({ caller, query }) => describeRules(context, caller, query));
  routes.on(endpoints.agreementRequests, ({ caller, query }) =>
    listRequests(context, caller, query),
  );
  routes.on(endpoints.requestAgreement, ({ caller, body }) =>
    requestAgreement(context, caller, body),
  );
  routes.on(endpoints.previewOffer, ({ caller, body }) => previewOffer(context, caller, body));
  routes.on(endpoints.offerAgreement, ({ caller, body }) => offerAgreement(context, caller, body));
  routes.on(endpoints.withdrawOffer, ({ caller, body }) => withdrawOffer(context, caller, body));
  routes.on(endpoints.answerOffer, ({ caller, body }) => answerOffer(context, caller, body));
  routes.on(endpoints.terminateAgreement, ({ caller, body }) =>
    terminateAgreement(context, caller, body),
  );
}

export function billRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.agreementBills, ({ caller, query }) => listBills(context, caller, query));
  routes.on(endpoints.agreementBillsFile, ({ caller, query }) => billsFile(context, caller, query));
  routes.on(endpoints.agreementBill, ({ caller, query }) => readBill(context, caller, query));
  routes.on(endpoints.agreementBillMembers, ({ caller, query }) =>
    listBillMembers(context, caller, query),
  );
  routes.on(endpoints.agreementBillBets, ({ caller, query }) =>
    listBillBets(context, caller, query),
  );
  routes.on(endpoints.agreementBillDays, ({ caller, query }) =>
    listBillDays(context, caller, query),
  );
  routes.on(endpoints.agreementBillFile, ({ caller, query }) =>
    ownBillFile(context, caller, query),
  );
  routes.on(endpoints.agreementBillDownlines, ({ caller, query }) =>
    listBillDownlines(context, caller, query),
  );
  routes.on(endpoints.agreementBillDownlinesFile, ({ caller, query }) =>
    billDownlinesFile(context, caller, query),
  );
  routes.on(endpoints.recalculateBill, ({ caller, body }) =>
    recalculateBill(context, caller, body),
  );
  routes.on(endpoints.collectBill, ({ caller, body }) => collectBill(context, caller, body));
  routes.on(endpoints.disputeBill, ({ caller, body }) => disputeBill(context, caller, body));
  routes.on(endpoints.agreementNow, ({ caller, query }) => readNow(context, caller, query));
  routes.on(endpoints.agreementIncome, ({ caller, query }) => readIncome(context, caller, query));
  routes.on(endpoints.agreementIncomeFile, ({ caller, query }) =>
    incomeFile(context, caller, query),
  );
  routes.on(endpoints.agreementDebts, ({ caller }) => listDebts(context, caller));
  routes.on(endpoints.agreementDebtsFile, ({ caller, query }) => debtsFile(context, caller, query));
}

export function staffAgreementRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.staffAgreements, ({ caller, query }) => listForStaff(context, caller, query));
  routes.on(endpoints.staffAgreement, ({ caller, query }) => readForStaff(context, caller, query));
  routes.on(endpoints.staffPreviewOffer, ({ caller, body }) =>
    previewForStaff(context, caller, body),
  );
  routes.on(endpoints.staffOfferAgreement, ({ caller, body }) =>
    offerForStaff(context, caller, body),
  );
  routes.on(endpoints.staffEndAgreement, ({ caller, body }) => endForStaff(context, caller, body));
  routes.on(endpoints.staffAgreementRequests, ({ caller }) =>
    listRequestsForStaff(context, caller),
  );
  routes.on(endpoints.staffBills, ({ caller, query }) => listBillsForStaff(context, caller, query));
  routes.on(endpoints.staffBill, ({ caller, query }) => readBillForStaff(context, caller, query));
  routes.on(endpoints.staffBillsFile, ({ caller, query }) =>
    staffBillsFile(context, caller, query),
  );
  routes.on(endpoints.staffBillDownlines, ({ caller, query }) =>
    listStaffBillDownlines(context, caller, query),
  );
  routes.on(endpoints.staffBillMembers, ({ caller, query }) =>
    listStaffBillMembers(context, caller, query),
  );
  routes.on(endpoints.staffBillDays, ({ caller, query }) =>
    listStaffBillDays(context, caller, query),
  );
  routes.on(endpoints.staffBillBets, ({ caller, query }) =>
    listStaffBillBets(context, caller, query),
  );
  routes.on(endpoints.staffBillFile, ({ caller, query }) =>
    billFileForStaff(context, caller, query),
  );
  routes.on(endpoints.proposeBillPayment, ({ caller, body }) =>
    proposePaymentOf(context, caller, body),
  );
  routes.on(endpoints.staffDebts, ({ caller, query }) => listDebtsForStaff(context, caller, query));
  routes.on(endpoints.billDisputes, ({ caller, query }) => listDisputes(context, caller, query));
  routes.on(endpoints.answerDispute, ({ caller, body }) => answerDispute(context, caller, body));
  routes.on(endpoints.staffAgreementRules, ({ caller }) => readRules(context, caller));
  routes.on(endpoints.saveAgreementRules, ({ caller, body }) => changeRules(context, caller, body));
  routes.on(endpoints.agreementRuns, ({ caller, query }) => listRuns(context, caller, query));
  routes.on(endpoints.agreementRanking, ({ caller, query }) => readRanking(context, caller, query));
}

export function staffAgreementFileRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.staffAgreementsFile, ({ caller, query }) =>
    agreementsFileForStaff(context, caller, query),
  );
  routes.on(endpoints.staffAgreementRequestsFile, ({ caller }) =>
    requestsFileForStaff(context, caller),
  );
  routes.on(endpoints.staffDebtsFile, ({ caller, query }) =>
    debtsFileForStaff(context, caller, query),
  );
  routes.on(endpoints.billDisputesFile, ({ caller, query }) =>
    disputesFileForStaff(context, caller, query),
  );
  routes.on(endpoints.agreementRunsFile, ({ caller, query }) => runsFile(context, caller, query));
  routes.on(endpoints.agreementRankingFile, ({ caller, query }) =>
    rankingFile(context, caller, query),
  );
}
