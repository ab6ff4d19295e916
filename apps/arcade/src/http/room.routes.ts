import { accepted, parseInput } from '@lantern/outside';
import type { Reply } from '@lantern/outside/reply';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { joinRoom, leaveRoom, useRoomSession } from '../rooms/join-room.ts';
import { listRooms } from '../rooms/list-rooms.ts';
import { makeMove } from '../rooms/make-move.ts';
import { placeBuyIn } from '../rooms/place-buy-in.ts';
import { revealSeed } from '../rooms/reveal-seed.ts';
import type { RoomClock } from '../rooms/room-clock.ts';
import { frameFor, type RoomHall } from '../rooms/room-hall.ts';
import type { Session } from '../sessions/session.store.ts';
import {
  buyInRequest,
  dealSeedRequest,
  joinRequest,
  moveRequest,
  roomHello,
  sessionRequest,
} from '../wire/requests.ts';
import type { RoomListView, RoomReply } from '../wire/rooms.ts';
import type { Limits } from './limits.ts';
import { closes, keepChecking, liveSocket, readMessage, sendFrame } from './socket.ts';

/** The live socket of the card rooms: a page says its session, and receives the player's table. */
export function roomSocket(
  app: FastifyInstance,
  context: Context,
  rooms: RoomHall,
  limits: Limits,
): void {
  liveSocket(app, '/api/room/live', limits, (socket, hello) => join(context, rooms, socket, hello));
}

/** @throws Refusal invalid_input, session_over, wrong_game */
async function join(
  context: Context,
  rooms: RoomHall,
  socket: WebSocket,
  hello: string,
): Promise<void> {
  const { session } = readMessage(roomHello, hello);
  const { playerId } = await useRoomSession(context.database, session);
  // A page that goes on talking is not ours.
  socket.on('message', () => socket.close(closes.refused));
  const leave = await rooms.watch(playerId, (frame) => sendFrame(socket, frame));
  socket.once('close', leave);
  if (socket.readyState !== socket.OPEN) leave();
  keepChecking(socket);
}

interface Parts {
  context: Context;
  clock: RoomClock;
  rooms: RoomHall;
  limits: Limits;
}

/** What a call has done, besides the change of the table. */
type Done = { session: Session } & Partial<Pick<RoomReply, 'balance' | 'buyIn'>>;

/** The calls of the card rooms; each answers with the player's table. */
export function roomRoutes(app: FastifyInstance, { context, clock, rooms, limits }: Parts): void {
  app.register(async (calls) => {
    calls.addHook('onRequest', ({ ip }) => limits.address(ip));
    function call<Input extends { session: string }>(
      path: string,
      read: (body: unknown) => Input,
      carryOut: (input: Input) => Promise<Done>,
    ): void {
      calls.post(path, async (request): Promise<Reply<RoomReply>> => {
        const input = read(request.body);
        await limits.session(input.session);
        const { session, balance = null, buyIn = null } = await carryOut(input);
        rooms.wake();
        return accepted({ ...(await frameFor(context, session.playerId)), balance, buyIn });
      });
    }
    call(
      '/api/room/join',
      (body) => parseInput(joinRequest, body),
      async ({ session, room }) => ({
        session: await joinRoom(context, { session, room: BigInt(room) }),
      }),
    );
    call(
      '/api/room/leave',
      (body) => parseInput(sessionRequest, body),
      async ({ session }) => ({ session: await leaveRoom(context, session) }),
    );
    call(
      '/api/room/buy-in',
      (body) => parseInput(buyInRequest, body),
      async (input) => {
        const { buyIn, session, balance } = await placeBuyIn(context, clock, input);
        return { session, balance, buyIn: { state: buyIn.state, refusal: buyIn.refusal } };
      },
    );
    call(
      '/api/room/seed',
      (body) => parseInput(dealSeedRequest, body),
      async (input) => ({ session: await revealSeed(context, clock, input) }),
    );
    call(
      '/api/room/move',
      (body) => parseInput(moveRequest, body),
      async (input) => ({ session: await makeMove(context, clock, input) }),
    );
    calls.post('/api/room/list', async (request): Promise<Reply<RoomListView>> => {
      const { session } = parseInput(sessionRequest, request.body);
      await limits.session(session);
      return accepted({ rooms: await listRooms(context, session) });
    });
  });
}
