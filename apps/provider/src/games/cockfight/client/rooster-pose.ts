import { fightMs } from '../rules/fight.ts';
import {
  clashes,
  clashMs,
  type Corner,
  fightPhases,
  getFightPhase,
  impactPart,
  isBeaten,
  strikeMs,
  type FightScript,
} from './fight-script.ts';

/**
 * Pose of a rooster that looks at the middle of the pit (the fighting area). Lengths are in drawing units: a rooster is
 * about 100 units high. Angles are in radians.
 */
export interface RoosterPose {
  /** Distance of the rooster from the middle of the pit. */
  readonly distance: number;
  /** Height of the feet above the ground. */
  readonly height: number;
  /** Angle of the body. A positive angle lifts the breast. */
  readonly lean: number;
  /** Position of the wings, from 0 (folded) to 1 (raised). */
  readonly wing: number;
  /** Angles of the two legs. A negative angle is a kick to the front. */
  readonly legs: readonly [number, number];
  /** Angle of the neck. A negative angle lowers the head. */
  readonly neck: number;
  readonly isCrowing: boolean;
  /** True if the feathers of the neck stand up. */
  readonly isAngry: boolean;
  /** Progress of sitting down, from 0 (upright) to 1 (sits on the ground). */
  readonly sitting: number;
}

const outside = 150;
export const stance = 50;
const contact = 28;

const calm: RoosterPose = {
  distance: stance,
  height: 0,
  lean: 0,
  wing: 0,
  legs: [0, 0],
  neck: 0,
  isCrowing: false,
  isAngry: false,
  sitting: 0,
};

const ease = (part: number): number => part * part * (3 - 2 * part);
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Returns the pose of a rooster that waits for the fight. `time` is in milliseconds. */
export const getWaitingPose = (corner: Corner, time: number): RoosterPose => {
  const breath = Math.sin(time / 600 + (corner === 'meron' ? 0 : 2));
  return { ...calm, distance: stance + 14, neck: breath * 0.06, lean: breath * 0.02 };
};

const getEntrancePose = (elapsedMs: number): RoosterPose => {
  const part = clamp(elapsedMs / 1600);
  const stride = part < 1 ? Math.sin(elapsedMs / 75) * 0.55 : 0;
  return {
    ...calm,
    distance: mix(outside, stance, ease(part)),
    legs: [stride, -stride],
    neck: stride * 0.18,
    height: Math.abs(stride) * 3,
  };
};

const getFaceOffPose = (elapsedMs: number, corner: Corner): RoosterPose => {
  const beat = Math.sin(elapsedMs / 110 + (corner === 'meron' ? 0 : 1.4));
  return {
    ...calm,
    distance: stance - 1 + beat * 3,
    neck: -0.45 + beat * 0.14,
    lean: -0.14,
    wing: 0.12 + Math.max(0, beat) * 0.14,
    isAngry: true,
  };
};

/**
 * Returns the pose of a rooster in a clash, in which both roosters jump at each other. `part` is the elapsed fraction
 * of the clash, from 0 to 1. The rooster that loses the clash (`isWeaker`) lands farther from its opponent.
 */
const getJumpPose = (part: number, elapsedMs: number, isWeaker: boolean): RoosterPose => {
  const isRising = part < impactPart;
  const back = stance + (isWeaker ? 10 : 0);
  const distance = isRising
    ? mix(stance - 1, contact, ease(part / impactPart))
    : mix(contact, back, ease((part - impactPart) / (1 - impactPart)));
  const arc = Math.sin(Math.PI * clamp(part / 0.86));
  const kick = Math.sin(Math.PI * clamp((part - 0.16) / 0.5));
  return {
    ...calm,
    distance,
    height: arc * (isWeaker ? 26 : 36),
    lean: arc * (isWeaker && !isRising ? 0.75 : 0.42),
    wing: arc > 0.05 ? 0.55 + 0.45 * Math.sin(elapsedMs / 38) : 0,
    legs: [-1.25 * kick, -0.75 * kick],
    neck: -0.2 * arc,
    isAngry: true,
  };
};

const finish = fightPhases.find(({ name }) => name === 'finish') as (typeof fightPhases)[number];

const getFinishPose = (script: FightScript, corner: Corner, elapsedMs: number): RoosterPose => {
  const since = elapsedMs - finish.from;
  if (!isBeaten(script, corner, elapsedMs) && since < clashMs)
    return getJumpPose(clamp((since / strikeMs) * impactPart), elapsedMs, false);
  const fall = ease(clamp((since - strikeMs) / 500));
  return {
    ...calm,
    distance: mix(contact, stance + 12, fall),
    sitting: fall,
    neck: -0.5 * fall,
    wing: 0.35 * (1 - fall),
  };
};

const getWinnerPose = (elapsedMs: number): RoosterPose => {
  const since = elapsedMs - finish.from - strikeMs;
  const landing = ease(clamp(since / 550));
  if (landing < 1) {
    const jump = getJumpPose(impactPart, elapsedMs, false);
    return { ...jump, distance: mix(contact, stance - 14, landing), height: jump.height * (1 - landing), legs: [0, 0] };
  }
  const flap = Math.max(0, Math.sin((elapsedMs - finish.from) / 90));
  return { ...calm, distance: stance - 14, lean: 0.3, neck: 0.3, wing: 0.35 + 0.6 * flap, isCrowing: true };
};

/** Returns the pose of a rooster at a time in milliseconds since the start of the fight. */
export const getFightPose = (script: FightScript, corner: Corner, elapsedMs: number): RoosterPose => {
  const time = Math.min(elapsedMs, fightMs);
  const phase = getFightPhase(time);
  switch (phase.name) {
    case 'entrance':
      return getEntrancePose(time);
    case 'faceOff':
      return getFaceOffPose(time, corner);
    case 'clash': {
      const part = (time - phase.from) / clashMs;
      const isWeaker = script.gains[clashes.indexOf(phase)] !== corner;
      return part < 1 ? getJumpPose(part, time, isWeaker) : getFaceOffPose(time, corner);
    }
    default:
      return script.winner === corner && time >= finish.from + strikeMs
        ? getWinnerPose(time)
        : getFinishPose(script, corner, time);
  }
};
