import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { markSwipe } from '../entrance/swiped.ts';
import { useMenuAddress } from '../side-menu/menu-address.ts';
import { watchEdges } from './watch-edges.ts';

/** A swipe in from the start of the line goes back, one from its end opens the menu where the screen has one. */
export const EdgeGestures = ({ hasMenu }: { hasMenu: boolean }) => {
  const navigate = useNavigate();
  const { open } = useMenuAddress();
  const latest = useRef({ navigate, open, hasMenu });
  useEffect(() => {
    latest.current = { navigate, open, hasMenu };
  });
  useEffect(
    () =>
      watchEdges({
        onBack: markSwipe,
        // The first entry of this visit has nothing behind it that is ours.
        goBack: () => void ((history.state as { idx?: number } | null)?.idx && latest.current.navigate(-1)),
        openMenu: () => latest.current.hasMenu && latest.current.open(),
      }),
    [],
  );
  return null;
};
