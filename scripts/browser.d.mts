export function browserOptions(): Promise<{ executablePath: string; args: string[] }>
