import { createHash } from 'node:crypto';
import { type AgreementTerms, endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { salary, useAgreements } from '../../../testing/agreements.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
useAgreements(site);
let staff: Awaited<ReturnType<typeof staffAt>>;
let top: LineMember;
let middle: LineMember;
let low: LineMember;
let stranger: LineMember;

beforeAll(async () => {
  const agent = { agent: true, balance: 0n };
  staff = await staffAt(site, 'reviewer');
  top = await LineMember.below(site, undefined, agent);
  middle = await LineMember.below(site, top, agent);
  low = await LineMember.below(site, middle, agent);
  stranger = await LineMember.below(site, undefined, agent);
});

const reason = 'Agreed on the phone';
const offerTop = (terms: AgreementTerms, member = top.id) =>
  site.client.call(endpoints.staffOfferAgreement, {
    token: staff.token,
    body: { member, terms, ends: [], reason },
  });
const offer = (by: LineMember, to: LineMember, terms: AgreementTerms, ends: string[] = []) =>
  site.client.call(endpoints.offerAgreement, {
    token: by.token,
    body: { member: to.id, terms, ends },
  });
const answer = (
  by: LineMember,
  { id, version }: { id: string; version: number },
  { accept = true, ends = [] as string[] } = {},
) =>
  site.client.call(endpoints.answerOffer, {
    token: by.token,
    body: { id, version, accept, ends },
  });
const accepted = async (by: LineMember, made: Awaited<ReturnType<typeof offer>>) => {
  expect(verdictOf(made)).toBe('ok');
  const answered = await answer(by, made.value);
  expect(verdictOf(answered)).toBe('ok');
  return answered.value;
};
const detail = (by: LineMember, id: string) =>
  site.client.call(endpoints.agreementDetail, { token: by.token, query: { id } });
const terminate = (
  by: LineMember,
  { id, version }: { id: string; version: number },
  step: 'request' | 'cancel' | 'confirm' | 'decline',
) =>
  site.client.call(endpoints.terminateAgreement, {
    token: by.token,
    body: { id, version, step },
  });

describe('CON-02 an agreement', () => {
  it('CON-01 CON-02 is offered, accepted and signed, and starts with a full period', async () => {
    const asked = await site.client.call(endpoints.requestAgreement, {
      token: top.token,
      body: { kind: 'dailySalary', note: 'Please' },
    });
    expect(verdictOf(asked)).toBe('ok');
    const made = await offerTop(salary('1'));
    const signed = await accepted(top, made);
    expect(signed).toMatchObject({ state: 'active', upline: null, may: [] });
    expect(new Date(signed.startsAt ?? 0) >= new Date(signed.answeredAt ?? 0)).toBe(true);
    const { value } = await detail(top, signed.id);
    expect(value.events.map(({ step }) => step)).toEqual(['offered', 'accepted']);
    const document = value.document ?? '';
    expect(JSON.parse(document)).toEqual({
      ...{ agreement: signed.id, version: made.value.version, brand: 'lantern', upline: null },
      ...{ agent: { id: top.id, account: top.account }, currency: 'VND', terms: salary('1') },
      ...{ offeredAt: signed.offeredAt, acceptedAt: signed.answeredAt },
      startsAt: signed.startsAt,
    });
    expect(signed.hash).toBe(createHash('sha256').update(document).digest('hex'));
    for (const change of ["document = '{}'", "terms = '{}'", `hash = '${'0'.repeat(64)}'`])
      await expect(
        site.asOwner(`update agreement set ${change} where id = '${signed.id}'`),
      ).rejects.toThrow('what an agreement says does not change');
    const requests = await site.client.call(endpoints.agreementRequests, { token: top.token });
    expect(requests.value.list).toEqual([]);
  });

  it('CON-02 is rejected or withdrawn once, and accepted never after that', async () => {
    const first = await offer(top, middle, salary('0.5'));
    expect((await answer(middle, first.value, { accept: false })).value.state).toBe('rejected');
    expect(verdictOf(await answer(middle, first.value))).toBe('agreement_changed');
    const second = await offer(top, middle, salary('0.5'));
    const { id, version } = second.value;
    const body = { id, version };
    const withdrawn = await site.client.call(endpoints.withdrawOffer, { token: top.token, body });
    expect(withdrawn.value.state).toBe('withdrawn');
    expect(verdictOf(await answer(middle, second.value))).toBe('agreement_changed');
  });

  it('I3 is decided once by answers, withdrawal and a new offer at the same time', async () => {
    const { value } = await offer(top, middle, salary('0.8'));
    const { id, version } = value;
    const verdicts = (
      await Promise.all([
        answer(middle, value),
        answer(middle, value, { accept: false }),
        site.client.call(endpoints.withdrawOffer, { token: top.token, body: { id, version } }),
      ])
    ).map(verdictOf);
    expect(verdicts.filter((verdict) => verdict === 'ok')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'agreement_changed')).toHaveLength(2);
    const { value: known } = await detail(middle, id);
    expect(known.events).toHaveLength(2);
    if (known.agreement.state !== 'active')
      await accepted(middle, await offer(top, middle, salary('0.8')));
    const repeated = await Promise.all(
      ['0.6', '0.7'].map((rate) => offer(top, middle, salary(rate))),
    );
    expect(repeated.map(verdictOf)).toEqual(['ok', 'ok']);
    const open = await site.query(
      "select id from agreement where agent_id = $1 and state = 'offered'",
      [middle.id],
    );
    expect(open).toHaveLength(1);
  });

  it('I3 ends once, and covers no time twice, when it is ended and replaced at once', async () => {
    const agent = { agent: true, balance: 0n };
    const above = await LineMember.below(site, undefined, agent);
    const below = await LineMember.below(site, above, agent);
    await accepted(above, await offerTop(salary('1'), above.id));
    const first = await accepted(below, await offer(above, below, salary('0.8')));
    const asked = await terminate(above, first, 'request');
    const next = await offer(above, below, salary('0.7'));
    const [confirmed, answered, declined] = await Promise.all([
      terminate(below, asked.value, 'confirm'),
      answer(below, next.value),
      terminate(below, asked.value, 'decline'),
    ]);
    const verdicts = [confirmed, answered, declined].map(verdictOf);
    expect(verdicts).toContain('ok');
    for (const verdict of verdicts) expect(verdict).toMatch(/^(ok|agreement_changed)$/);
    const { events } = (await detail(below, first.id)).value;
    expect(events.filter(({ step }) => step === 'ended').length).toBeLessThan(2);
    const twice = await site.query(
      `select from agreement a join agreement b on b.agent_id = a.agent_id and b.kind = a.kind
          and b.id <> a.id
          and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
        where a.agent_id = $1 and a.starts_at is not null and b.starts_at is not null`,
      [below.id],
    );
    expect(twice).toEqual([]);
  });

  it('CON-03 with a lower rate ends the downline’s only after consent by name', async () => {
    await accepted(low, await offer(middle, low, salary('0.6')));
    const lower = salary('0.5');
    const preview = await site.client.call(endpoints.previewOffer, {
      token: top.token,
      body: { member: middle.id, terms: lower },
    });
    expect(preview.value.ends).toMatchObject([{ agent: { account: low.account }, rate: '0.6' }]);
    const ids = preview.value.ends.map(({ id }) => id);
    expect(verdictOf(await offer(top, middle, lower))).toBe('agreement_ends_others');
    const made = await offer(top, middle, lower, ids);
    expect(verdictOf(await answer(middle, made.value))).toBe('agreement_ends_others');
    const before = await detail(low, ids[0] ?? '');
    expect(before.value.agreement.state).toBe('active');
    const signed = await answer(middle, made.value, { ends: ids });
    expect(signed.value.state).toBe('active');
    expect((await detail(low, ids[0] ?? '')).value.agreement).toMatchObject({
      ...{ state: 'ended', ended: 'notCovered', endsAt: signed.value.startsAt },
    });
  });

  it('CON-02 ends when the downline confirms the request, with all below it', async () => {
    const below = await accepted(low, await offer(middle, low, salary('0.3')));
    const own = await site.client.call(endpoints.agreements, {
      token: middle.token,
      query: { kind: 'dailySalary', state: 'active' },
    });
    const [active] = own.value.list;
    if (!active) throw new Error('there is no active agreement');
    expect(verdictOf(await terminate(middle, active, 'request'))).toBe('agreement_not_found');
    const asked = await terminate(top, active, 'request');
    expect(asked.value.may).toEqual(['cancelTermination']);
    expect(verdictOf(await terminate(middle, active, 'confirm'))).toBe('agreement_changed');
    const ended = await terminate(middle, asked.value, 'confirm');
    expect(ended.value).toMatchObject({ state: 'ended', ended: 'terminated' });
    expect((await detail(low, below.id)).value.agreement).toMatchObject({
      ...{ state: 'ended', ended: 'uplineEnded' },
    });
    expect(verdictOf(await offer(middle, low, salary('0.3')))).toBe('agreement_unavailable');
    const preview = await site.client.call(endpoints.previewOffer, {
      token: middle.token,
      body: { member: low.id, terms: salary('0.3') },
    });
    expect(verdictOf(preview)).toBe('agreement_unavailable');
  });
});

describe('I2 bad offers', () => {
  it.each([
    ['above one’s own', '1.5', 'not_covered'],
    ['equal to one’s own', '1', 'same_level'],
    ['off the step', '0.55', 'rate_off_step'],
    ['above the highest', '2.1', 'rate_out_of_range'],
    ['above 100 %', '101', 'rate_invalid'],
  ])('I2 a rate %s is refused with its tier', async (_, rate, code) => {
    const refused = await offer(top, middle, salary(rate));
    expect(verdictOf(refused)).toBe('agreement_terms_invalid');
    expect(refused.reply).toMatchObject({
      value: { problems: expect.arrayContaining([expect.objectContaining({ code })]) },
    });
  });

  it.each(['-1', 'NaN', '0.00001', '1e1', ''])('I2 the rate %j is no input', async (rate) => {
    expect(verdictOf(await offer(top, middle, salary(rate)))).toBe('invalid_input');
  });

  it('AGT-02 D3 strangers, uplines and members further down count as not found', async () => {
    for (const member of [stranger, low, top])
      expect(verdictOf(await offer(top, member, salary('0.5')))).toBe('member_not_found');
    const { value } = await offer(top, middle, salary('0.5'));
    expect(verdictOf(await detail(stranger, value.id))).toBe('agreement_not_found');
    expect(verdictOf(await answer(stranger, value))).toBe('agreement_not_found');
    expect(verdictOf(await answer(top, value))).toBe('agreement_not_found');
  });

  it('CON-01 the brand offers only to agents without an upline of the kind', async () => {
    expect(verdictOf(await offerTop(salary('0.5'), middle.id))).toBe('agreement_unavailable');
    const member = await site.register();
    expect(verdictOf(await offerTop(salary('0.5'), member.customerId))).toBe(
      'agreement_unavailable',
    );
  });
});
