import { moneyOf } from '@lantern/outside/money';
import { byId, type Message, NoAnswer, Refused, randomHex, wait } from '@lantern/outside/page';
import { chances } from '../game/moon-dice.ts';
import type { BalanceView, OpenView, RollView, RoundView } from '../play/replies.ts';
import type { Language, Text } from '../texts/texts.ts';
import { post } from './api.ts';
import { makeFairnessSheet } from './fairness-sheet.ts';
import { makeHistory } from './history.ts';
import { makeStage } from './stage.ts';
import { makeStakeField } from './stake-field.ts';

interface Start {
  opened: OpenView;
  text: Text;
  language: Language;
  /** Closes the game after its session has ended. */
  end: () => void;
  /** Posts to the parent page, if there is an allowed one. */
  notifyParent?: ((message: Message) => void) | undefined;
}

const againMs = 1_500;
/** How often the balance is read between rolls: money may come from the site. */
const lookMs = 5_000;

/** Starts an opened game. */
export function startGame({ opened, text, language, end, notifyParent }: Start): void {
  const money = moneyOf(language, opened.currency, opened.digits);
  const { session } = opened;
  let balance = BigInt(opened.balance);
  let busy = false;

  const stage = makeStage(text, money);
  const history = makeHistory(opened.rounds, text);
  const fairness = makeFairnessSheet({ session, text, commitment: opened.commitment });
  const chance = byId<HTMLInputElement>('chance');
  const stake = makeStakeField({
    opened,
    money,
    text,
    balance: () => balance,
    onChange: () => show(),
  });
  const go = byId<HTMLButtonElement>('go');

  function show(): void {
    const percent = chance.valueAsNumber;
    byId('balance').textContent = money.full(balance);
    byId('chance-value').textContent = text('chanceValue', { chance: String(percent) });
    const problem = stake.show(percent);
    stage.target(percent);
    go.setAttribute('aria-disabled', String(busy || problem));
    go.textContent = text(busy ? 'rolling' : 'roll');
  }

  /** Repeats the same roll until it is answered; it counts once. */
  async function ask(body: object): Promise<RollView> {
    for (;;) {
      try {
        return await post<RollView>('/api/roll', body);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        stage.say(text('again'));
        await wait(againMs);
      }
    }
  }

  async function play(): Promise<void> {
    const amount = stake.value();
    if (busy || amount === undefined) return;
    busy = true;
    show();
    try {
      const wish = {
        session,
        key: randomHex(16),
        stake: amount.toString(),
        chance: chance.valueAsNumber,
      };
      const [rolled] = await Promise.all([ask(wish), stage.spin()]);
      await settle(rolled);
    } catch (error) {
      if (error instanceof Refused && error.code === 'session_over') end();
      else await look();
    } finally {
      busy = false;
      show();
    }
  }

  async function settle({ round, balance: after, commitment }: RollView): Promise<void> {
    await stage.land(round);
    balance = BigInt(after);
    history.add(round satisfies RoundView);
    fairness.commit(commitment);
    notifyParent?.({ type: 'lantern:balance' });
  }

  async function look(): Promise<void> {
    const read = await post<BalanceView>('/api/balance', { session }).catch(() => undefined);
    if (read) balance = BigInt(read.balance);
  }

  chance.min = String(chances.least);
  chance.max = String(chances.most);
  chance.addEventListener('input', show);
  byId('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void play();
  });
  setInterval(() => {
    if (!busy && !document.hidden) void look().then(() => busy || show());
  }, lookMs);
  show();
}
