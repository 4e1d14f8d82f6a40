import { useText } from '../../lib/language.ts'
import iconButtonStyles from '../../ui/actions/Button.module.css'
import { IconButton } from '../../ui/actions/Button.tsx'
import { starIcon } from '../../ui/icons/icons.ts'
import { useFavorites } from './favorites.ts'
import { favoritesText } from './messages.ts'

/** The star of a coin, wherever it stands. */
export function FavoriteStar({ symbol, name }: { symbol: string; name: string }) {
  const t = useText(favoritesText)
  const { isFavorite, toggle } = useFavorites()
  const isOn = isFavorite(symbol)
  return (
    <IconButton
      label={isOn ? t.unstar(symbol) : t.star(symbol)}
      icon={starIcon}
      className={isOn ? iconButtonStyles.pressed : undefined}
      onClick={() => toggle({ symbol, name })}
    />
  )
}
