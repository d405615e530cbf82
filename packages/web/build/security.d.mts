export const POLICY: string
export const POLICY_OF_SERVER: string
