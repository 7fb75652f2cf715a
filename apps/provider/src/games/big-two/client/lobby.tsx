import { useState } from 'react';
import { errorMessageFor } from '../../../client/gateway/error-messages.ts';
import { computePot, rakePercent } from '../rules/pot.ts';
import { useGameContext } from './card-game-context.ts';
import { CardFace } from './playing-card.tsx';
import type { Game } from './use-table.ts';

const shownCards = [51, 46, 45, 40, 36];

export const Lobby = ({ game }: { readonly game: Game }) => {
  const { t, money, table } = useGameContext();
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
      <h2>{t('bigTwo')}</h2>
      <p className="tagline">{t('tagline')}</p>
      <fieldset className="stakes">
        <legend>{t('stakeTitle')}</legend>
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
        <b>{t('prizeLine', { prize: money.full(prize) })}</b>
        <small>{t('rakeLine', { pot: money.full(pot), rake: money.full(rake), percent: rakePercent })}</small>
      </div>
      {game.error && (
        <p className="problem" role="status">
          {errorMessageFor(t, game.error.errorCode, money.full(game.balance))}
        </p>
      )}
      <button
        type="button"
        className="mainButton"
        disabled={game.isBusy || stake > game.balance}
        onClick={() => void game.actions.join(stake)}
      >
        {stake > game.balance
          ? t('insufficient', { balance: money.full(game.balance) })
          : t('find', { stake: money.full(stake) })}
      </button>
    </div>
  );
};
