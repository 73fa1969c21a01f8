declare global {
  /** As far as it is used here: TypeScript does not know it yet. What stands for an address is taken where one is. */
  var trustedTypes:
    | {
        readonly createPolicy: (
          name: string,
          rules: { readonly createScriptURL: (address: string) => string },
        ) => { readonly createScriptURL: (address: string) => string };
      }
    | undefined;
}

/**
 * Makes the one policy that the content policy of the server allows (`require-trusted-types-for`); call it once in an app.
 * @param addresses the only scripts that the app starts by their address
 * @returns what gives an address as the browser wants it, and refuses others
 */
export const scriptAddresses = (addresses: readonly string[]): ((address: string) => string) => {
  const allowed: ReadonlySet<string> = new Set(addresses);
  const checked = (address: string): string => {
    if (!allowed.has(address)) throw new TypeError(`${address} is no script of this app`);
    return address;
  };
  const policy = globalThis.trustedTypes?.createPolicy('comanda', { createScriptURL: checked });
  return (address) => (policy ? policy.createScriptURL(address) : checked(address));
};

/** Whether the platform has no such script any more, or a page in its place. It rejects where nobody answers. */
export const isScriptGone = async (address: string): Promise<boolean> => {
  const { status, ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || (ok && /\bhtml\b/.test(headers.get('content-type') ?? ''));
};
