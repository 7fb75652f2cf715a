import { circle, petal } from '../paint/shapes.ts';
import { bloom, hills, orb, skyWash, spark, stars, type Scene } from './sky.ts';

export const reef: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.linear([
      [0, mood.horizon],
      [0.3, mood.sky],
      [1, mood.zenith],
    ]),
  );
  bloom(canvas, frame.fx, -10, frame.h * 0.8, mood.spark, 0.85);
  for (let i = 0; i < 7; i++) {
    const x = frame.fx + (i - 3) * 46 + random.between(-12, 12);
    const lean = (x - frame.fx) * 0.7;
    canvas.flat(
      `M${x - 8} -10h18L${x + lean + 34} ${frame.h}h-64z`,
      canvas.linear([
        [0, mood.spark, 0.4],
        [1, mood.spark, 0],
      ]),
    );
  }
  hills(canvas, random, frame, frame.h * 0.82, 56, mood.far, mood.middle, 7);
  for (let i = 0; i < 14; i++) {
    const side = i % 2 ? 1 : -1;
    const x = frame.fx + side * random.between(70, 170);
    const hue = random.pick(['#ff5d8f', '#ff8a3d', '#b565ff', '#ffd23d', '#2fd6a8']);
    canvas.at(x, frame.h + 6, random.between(0.7, 1.3), () => {
      if (i % 3)
        canvas.stroke(
          'M0 0V-44M0 -14q-18 -6 -20 -30M0 -20q16 -6 20 -34M-18 -32q-10 -4 -12 -18M0 -34q10 -8 10 -24',
          hue,
          8,
        );
      else
        for (const turn of [-30, -10, 12, 32])
          canvas.group(`rotate(${turn})`, () =>
            canvas.flat(
              petal(0, 0, 80, 9),
              canvas.linear([
                [0, '#37d67a'],
                [1, '#0a5a48'],
              ]),
            ),
          );
    });
  }
  hills(canvas, random, frame, frame.h * 0.97, 16, mood.near, mood.edge);
  for (let i = 0; i < 22; i++) {
    const x = random.between(0, frame.w);
    const y = random.between(0, frame.h);
    const s = random.between(2, 7);
    canvas.raw(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${s.toFixed(1)}" fill="#fff" ` +
        'fill-opacity=".14" stroke="#fff" stroke-opacity=".7" stroke-width="1.200"/>',
    );
    canvas.flat(circle(x - s * 0.3, y - s * 0.3, s * 0.25), '#ffffff', 0.9);
  }
};

export const abyss: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.radial(
      [
        [0, mood.sky],
        [0.55, mood.zenith],
        [1, mood.edge],
      ],
      frame.fx / frame.w,
      0.4,
      0.75,
    ),
  );
  bloom(canvas, frame.fx, frame.h * 0.42, frame.h * 0.5, mood.glow, 0.55);
  for (const side of [-1, 1]) {
    const x = frame.fx + side * 168;
    canvas.flat(
      `M${x + side * 60} 0V${frame.h}H${x - side * 96}q${side * 6} -30 ${side * 40} -44q${-side * 20} ` +
        `-40 ${side * 14} -70q${-side * 26} -50 ${side * 8} -90q${-side * 20} -40 ${side * 20} -116z`,
      canvas.linear([
        [0, mood.near],
        [1, mood.edge],
      ]),
    );
    for (let i = 0; i < 5; i++)
      canvas.stroke(
        `M${x - side * random.between(0, 60)} ${frame.h}q${random.between(-20, 20)} -40 0 -${random.integer(60, 120)}`,
        random.pick([mood.stuff.base, mood.accent.dark]),
        random.between(3, 7),
        0.8,
      );
  }
  hills(canvas, random, frame, frame.h * 0.94, 26, mood.near, mood.edge, 6);
  for (let i = 0; i < 36; i++)
    spark(canvas, random.between(0, frame.w), random.between(0, frame.h), random.between(3, 9), mood.glow, 0.9);
};

export const waves: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.6);
  orb(canvas, frame.fx + random.between(-40, 40), frame.h * 0.34, frame.h * 0.2, mood);
  if (mood.hour === 'night') stars(canvas, random, frame, mood.spark, 24);
  for (let row = 0; row < 5; row++) {
    const y = frame.h * (0.56 + row * 0.1);
    const step = 46 + row * 9;
    const shift = random.between(-step, 0);
    let d = `M${shift} ${frame.h + 10}V${y}`;
    for (let x = shift; x < frame.w + step; x += step)
      d += `q${step * 0.3} -34 ${step * 0.66} -22q-${step * 0.12} 2 -${step * 0.1} 12q${step * 0.14} 14 ${step * 0.44} 10`;
    canvas.flat(
      `${d}V${frame.h + 10}z`,
      canvas.linear([
        [0, row % 2 ? mood.stuff.light : mood.spark],
        [0.22, mood.stuff.base],
        [1, row > 2 ? mood.near : mood.middle],
      ]),
    );
  }
};

export const galleonBay: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.66);
  orb(canvas, frame.fx + random.between(-60, 60), frame.h * 0.28, frame.h * 0.17, mood);
  if (mood.hour === 'night') stars(canvas, random, frame, mood.spark, 30);
  const side = random.chance(0.5) ? 1 : -1;
  const x = frame.fx + side * 108;
  canvas.at(x, frame.h * 0.68, 1.15, () => {
    canvas.flat(
      'M-70 -6q70 20 140 0l-16 34h-104z',
      canvas.linear([
        [0, mood.near],
        [1, mood.edge],
      ]),
    );
    canvas.stroke('M-34 0V-104M8 0V-130M44 0V-92', mood.edge, 4);
    canvas.flat(
      'M-54 -92q20 8 40 0q8 30 -2 60q-18 -6 -36 0q8 -30 -2 -60zM-20 -118q28 10 56 0q10 44 -2 86q-26 -8 ' +
        '-52 0q10 -42 -2 -86zM30 -82q14 6 30 0q6 24 -2 48q-14 -4 -26 0q6 -24 -2 -48z',
      canvas.linear([
        [0, mood.far],
        [1, mood.middle],
      ]),
    );
  });
  canvas.flat(
    `M0 ${frame.h * 0.7}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.horizon],
      [0.2, mood.stuff.base],
      [1, mood.edge],
    ]),
  );
  for (let i = 0; i < 20; i++)
    canvas.stroke(
      `M${random.between(0, frame.w)} ${frame.h * random.between(0.72, 0.95)}h${random.between(12, 50)}`,
      mood.spark,
      2,
      random.between(0.2, 0.7),
    );
  canvas.flat(
    `M0 ${frame.h * 0.9}q${frame.w * 0.25} -26 ${frame.w * 0.5} 4t${frame.w * 0.5} -8V${frame.h}H0z`,
    canvas.linear([
      [0, '#e8b969'],
      [1, '#6b3a1c'],
    ]),
  );
};
