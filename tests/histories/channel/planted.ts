import type { Planted } from '../plant.ts';

export const planted: Readonly<Record<string, Planted>> = {
  'a gap counts as read': {
    file: 'position.ts',
    was: "prev <= known.seq ? 'next' : 'gap'",
    becomes: "prev <= known.seq + 9 ? 'next' : 'gap'",
  },
  'a gap is left open': {
    file: 'channel.setup.ts',
    was: "if (arrival === 'next') {",
    becomes: 'if (arrival) {',
  },
  'another epoch goes on counting': {
    file: 'position.ts',
    was: 'known?.epoch === other.epoch && known.seq >= other.seq',
    becomes: 'known !== undefined && known.seq >= other.seq',
  },
  'an older board stands for a newer one': {
    file: 'position.ts',
    was: 'known && includes(known, asOf) ? known : asOf',
    becomes: 'known ?? asOf',
  },
  'every beat proves the board': {
    file: 'channel.setup.ts',
    was: 'provenAt: isWhole ? laterOf(context.provenAt, at) : context.provenAt',
    becomes: 'provenAt: laterOf(context.provenAt, at)',
  },
  'a beat that knows more is not heeded': {
    file: 'channel.setup.ts',
    was: 'const isWhole = includes(context.position, head);',
    becomes: 'const isWhole = true as boolean;',
  },
  'every frame proves the board': {
    file: 'channel.setup.ts',
    was: 'hear: assign((_, at: number) => ({ heardAt: at })),',
    becomes: 'hear: assign((_, at: number) => ({ heardAt: at, provenAt: at })),',
  },
  'a lost fetch proves the board': {
    file: 'channel.setup.ts',
    was: "notePulled: assign({ pull: 'none' }),",
    becomes: "notePulled: assign(({ context }) => ({ pull: 'none' as const, provenAt: context.heardAt })),",
  },
  'a silent line is not noticed': {
    file: 'channel.setup.ts',
    was: '>= SILENCE_LIMIT_MS,',
    becomes: '>= 100 * SILENCE_LIMIT_MS,',
  },
  'a fetch is never done': {
    file: 'channel.setup.ts',
    was: "notePulled: assign({ pull: 'none' }),",
    becomes: 'notePulled: assign({}),',
  },
  'three tries end it': {
    file: 'timing.ts',
    was: 'RETRY_MS * (0.8 + 0.4 * jitter)',
    becomes: 'RETRY_MS * (0.8 + 0.4 * jitter) * (losses > 3 ? 100 : 1)',
  },
  'nothing is acknowledged': {
    file: 'channel.machine.ts',
    was: "T_ACK: { actions: ['ack', startAck] },",
    becomes: '',
  },
  'that there is no network is believed': {
    file: 'channel.machine.ts',
    was: "      entry: startPull,\n      exit: stop('T_PULL'),\n      on: {\n        ONLINE: {",
    becomes: '      on: {\n        ONLINE: {',
  },
  'the network comes back unheard': {
    file: 'channel.machine.ts',
    was: "        ONLINE: {\n          target: 'backoff',",
    becomes: "        ONLINE: {\n          target: 'offline',",
  },
};
