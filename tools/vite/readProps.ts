import { isFunctionDeclaration, isObjectBindingPattern } from 'typescript/unstable/ast';
import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import type { Checker, Project, Symbol as Named, Type } from 'typescript/unstable/sync';
import type { ComponentDoc, PropDoc } from 'virtual:component-props';

/**
 * The components that a package hands out and what they take, by folder: asked of the compiler, so that what is picked
 * from another library, a union and an inherited docstring are there as an editor shows them.
 *
 * @param folder absolute; its `tsconfig.json` and `src/*` are read
 * @throws Error when the compiler does not know the package.
 */
export function readProps(folder: string): Readonly<Record<string, readonly ComponentDoc[]>> {
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] }).getProjects();
    if (!project) throw new Error(`The compiler finds no project in ${folder}.`);
    const index = /\/src\/([^/]+)\/index\.ts$/;
    const all = project.program.getSourceFileNames().flatMap((file) => {
      const name = file.startsWith(`${folder}/`) ? index.exec(file)?.[1] : undefined;
      return name === undefined ? [] : [[name, componentsOf(project, name, file)] as const];
    });
    return Object.fromEntries(all.filter(([, components]) => components.length > 0));
  } finally {
    api.close();
  }
}

function componentsOf(project: Project, folder: string, file: string): readonly ComponentDoc[] {
  const { checker, program } = project;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[A-Z]/.test(name))
    .flatMap((symbol) => componentOf(project, symbol) ?? [])
    .toSorted((one, other) => Number(other.name === folder) - Number(one.name === folder));
}

function componentOf(project: Project, exported: Named): ComponentDoc | undefined {
  const { checker } = project;
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const type = symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined;
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) return undefined;
  const taken = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
  const defaults = defaultsOf(project, symbol);
  return {
    name: exported.name,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    props: (taken ? propertiesOf(checker, taken) : [])
      .filter(({ name }) => name !== 'key')
      .map((prop) => propOf(checker, prop, defaults.get(prop.name)))
      .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
  };
}

/** Of a union what any of its members has. */
function propertiesOf(checker: Checker, type: Type): readonly Named[] {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const all = members.flatMap((member) => checker.getPropertiesOfType(member));
  return [...new Map(all.toReversed().map((prop) => [prop.name, prop])).values()].toReversed();
}

function propOf(checker: Checker, prop: Named, byDefault: string | undefined): PropDoc {
  const type = checker.getTypeOfSymbol(prop);
  const values = type && wordsOf(type);
  const tag = checker.getJsDocTagsOfSymbol(prop).find(({ name }) => name === 'default');
  const fallback = byDefault ?? tag?.text;
  return {
    name: prop.name,
    type: values ? values.map((word) => `'${word}'`).join(' | ') : spelled(checker, type),
    ...(values && { values }),
    isRequired: !(prop.flags & SymbolFlags.Optional),
    description: checker.getDocumentationCommentOfSymbol(prop) || (type ? saidOfType(checker, type) : ''),
    ...(fallback !== undefined && { byDefault: fallback }),
  };
}

/** What a type that has a name says of itself: a prop of that type may leave it at that. */
function saidOfType(checker: Checker, type: Type): string {
  const alias = type.getAliasSymbol() ?? checker.getNonNullableType(type)?.getAliasSymbol();
  return alias && alias.name !== 'ReactNode' ? checker.getDocumentationCommentOfSymbol(alias) : '';
}

function spelled(checker: Checker, type: Type | undefined): string {
  const text = type ? checker.typeToString(type) : 'unknown';
  const plain = text.replace(/ \| undefined$/, '');
  return /^\((.*)\)$/.exec(plain)?.[1]?.includes('=>') ? plain.slice(1, -1) : plain;
}

function wordsOf(type: Type): readonly string[] | undefined {
  const members = (type.isUnionType() ? type.getTypes() : [type]).filter(
    (member) => !(member.isIntrinsicType() && member.intrinsicName === 'undefined'),
  );
  const words = members.flatMap((member) => (member.isStringLiteralType() ? [member.value] : []));
  return words.length > 0 && words.length === members.length ? words : undefined;
}

/** What a function takes apart in its head, with what stands there for what is left out. */
function defaultsOf(project: Project, symbol: Named): ReadonlyMap<string, string> {
  const node = symbol.valueDeclaration?.resolve(project);
  const pattern = node && isFunctionDeclaration(node) ? node.parameters[0]?.name : undefined;
  if (!pattern || !isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap(({ name, propertyName, initializer }) => {
      const prop = (propertyName ?? name)?.getText();
      return prop !== undefined && initializer ? [[prop, initializer.getText()] as const] : [];
    }),
  );
}
