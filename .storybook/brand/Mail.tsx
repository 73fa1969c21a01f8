import type { Brand } from '@comanda/tokens/brands';

/** The colours of mails, which know no custom properties. */
export function Mail({ brand: { name, mail, legal } }: { readonly brand: Brand }) {
  return (
    <div
      style={{ background: mail.background, color: mail.text, display: 'grid', gap: '1rem', padding: '2rem' }}
    >
      <div
        style={{
          background: mail.panel,
          display: 'grid',
          gap: '1rem',
          justifyItems: 'start',
          padding: '2rem',
        }}
      >
        <strong style={{ fontSize: '1.25rem' }}>Welcome to {name}</strong>
        <span>Carmen has invited you to Taberna La Encina.</span>
        <span style={{ background: mail.accent, color: mail.onAccent, padding: '0.75rem 1rem' }}>
          Take the invitation
        </span>
        <span style={{ color: mail.mutedText }}>It holds for seven days.</span>
      </div>
      <span style={{ color: mail.mutedText }}>{Object.values(legal).join(' · ')}</span>
    </div>
  );
}
