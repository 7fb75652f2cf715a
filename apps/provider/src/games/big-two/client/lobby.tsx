import { useState } from 'react';
import { errorMessageFor } from '../../../client/error-messages.ts';
import { fill } from '../../../client/text/load-text.ts';
import { computePot, rakePercent } from '../rules/pot.ts';
import { useGameContext } from './card-game-context.ts';
import { CardFace } from './playing-card.tsx';
import type { Game } from './use-table.ts';

const shownCards = [51, 46, 45, 40, 36];

export const Lobby = ({ game }: { readonly game: Game }) => {
  const { text, money, table } = useGameContext();
  const { steps, preset } = table.limits;
  const [stake, setStake] = useState(preset);
  const { pot, rake, prize } = computePot(stake);
  return (
    <div className="lobby">
      <div className="fan" aria-hidden="true" dir="ltr">
        {shownCards.map((card) => (
          <CardFace key={card} card={card} />
        ))}
      </div>
      <h2>{text.bigTwo}</h2>
      <p className="tagline">{text.tagline}</p>
      <fieldset className="stakes">
        <legend>{text.stakeTitle}</legend>
        {steps.map((step) => (
          <label key={step} className="stakeChip">
            <input
              type="radio"
              name="stake"
              checked={stake === step}
              onChange={() => setStake(step)}
              disabled={step > game.balance}
            />
            <bdi>{money.short(step)}</bdi>
          </label>
        ))}
      </fieldset>
      <div className="prize">
        <b>{fill(text.prizeLine, { prize: money.full(prize) })}</b>
        <small>{fill(text.rakeLine, { pot: money.full(pot), rake: money.full(rake), percent: rakePercent })}</small>
      </div>
      {game.error && (
        <p className="problem" role="status">
          {errorMessageFor(text, game.error.errorCode, money.full(game.balance))}
        </p>
      )}
      <button
        type="button"
        className="mainButton"
        disabled={game.isBusy || stake > game.balance}
        onClick={() => void game.actions.join(stake)}
      >
        {stake > game.balance
          ? fill(text.insufficient, { balance: money.full(game.balance) })
          : fill(text.find, { stake: money.full(stake) })}
      </button>
    </div>
  );
};
