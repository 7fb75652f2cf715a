/** Image of a red envelope, closed or open. */
export const Envelope = ({
  isOpen,
  className,
}: {
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
}) => (
  <svg viewBox="0 0 72 88" className={className} aria-hidden="true">
    {isOpen && <rect x="14" y="4" width="44" height="40" rx="4" fill="#fff6d8" />}
    {isOpen && <rect x="20" y="11" width="32" height="4" rx="2" fill="#e3b341" />}
    <rect x="4" y="18" width="64" height="66" rx="8" fill="#c8202f" />
    <path
      d={
        isOpen ? 'M4 30v-4a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v4L36 40Z' : 'M4 30v-4a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v4L36 52Z'
      }
      fill="#a91624"
    />
    <circle cx="36" cy={isOpen ? 44 : 50} r="11" fill="#f3c95b" />
    <circle cx="36" cy={isOpen ? 44 : 50} r="7.5" fill="none" stroke="#b27d14" strokeWidth="1.5" />
    <rect x="33" y={isOpen ? 41 : 47} width="6" height="6" rx="1" fill="#b27d14" />
  </svg>
);
