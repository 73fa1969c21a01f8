import type { Brand } from '@comanda/tokens/brands';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Checkbox } from '@comanda/ui/Checkbox';
import { Link } from '@comanda/ui/Link';
import { PasswordField } from '@comanda/ui/PasswordField';
import { TextField } from '@comanda/ui/TextField';
import * as css from './signIn.css.ts';
import { useWords } from './useWords.ts';

export interface SignInProps {
  readonly brand: Brand;
  /** The words did not fit together. */
  readonly isRefused?: boolean;
}

/** The door: nothing but what is needed to come in. */
export function SignIn({ brand, isRefused = false }: SignInProps) {
  const { say, signInTo } = useWords();
  return (
    <main className={css.page}>
      <div className={css.column}>
        <header className={css.head}>
          <img className={css.tile} src={brand.logos.compact} alt="" />
          <h1 className={css.title}>{signInTo(brand.name)}</h1>
          <p className={css.note}>{say('For owners, managers and everyone who keeps the house running.')}</p>
        </header>
        <Card>
          <form className={css.form} onSubmit={(event) => event.preventDefault()}>
            {isRefused && (
              <Banner tone="danger" title={say('That did not let you in.')}>
                {say(
                  'Look at the address and the password again. After five tries the door rests for a minute.',
                )}
              </Banner>
            )}
            <TextField
              label={say('E-mail')}
              type="email"
              autoComplete="username"
              {...(isRefused && { defaultValue: 'lucia@laencina.example' })}
            />
            <PasswordField label={say('Password')} autoComplete="current-password" />
            <div className={css.between}>
              <Checkbox label={say('Keep me signed in')} />
              <Link href="#forgotten">{say('Forgotten?')}</Link>
            </div>
            <Button tone="accent" type="submit" size="lg" isWide>
              {say('Sign in')}
            </Button>
          </form>
        </Card>
        <p className={css.foot}>
          {say('New here?')} <Link href="#invited">{say('Ask your owner for an invitation')}</Link>
        </p>
      </div>
    </main>
  );
}
