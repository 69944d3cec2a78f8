import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Sudeste Asiático' },
  currency: { of: '8008ca53', text: 'baht tailandés (THB)' },
  'visaRequirements.touristVisa': {
    of: '1738f295',
    text: 'Los ciudadanos de muchos países visitan Tailandia sin visado para una estancia limitada; otros solicitan un visado de turismo por internet (thaievisa.go.th). El número de días ha cambiado más de una vez, así que consulte la norma vigente y la tarjeta de llegada digital antes de volar. La visita no permite trabajar.',
  },
  'visaRequirements.workVisa': {
    of: '9700d04f',
    text: 'Para trabajar en Tailandia suelen hacer falta primero un visado de no inmigrante B y después un permiso de trabajo que solicita el empleador. El visado de residente de larga duración (LTR) y el visado de destino (DTV) son otras vías para ciertos profesionales y para quienes trabajan a distancia. Pregunte a la embajada de Tailandia cuál corresponde, porque de ello depende la franquicia de aduana para su menaje de casa.',
  },
  'visaRequirements.residencePermit': {
    of: '9f1aa325',
    text: 'La mayoría de los extranjeros vive en Tailandia con una estancia que se prorroga año a año en la oficina de inmigración (immigration.go.th). Los arrendadores comunican la dirección en un plazo de 24 horas, y usted mismo la comunica cada 90 días. Salir del país sin un permiso de reentrada suele poner fin a la prórroga.',
  },
  'visaRequirements.familyReunification': {
    of: '18578279',
    text: 'El cónyuge y los hijos de quien trabaja en Tailandia suelen obtener un visado de no inmigrante O como familiares a cargo y lo prorrogan junto con el permiso principal. Lleve los certificados de matrimonio y de nacimiento, legalizados y traducidos como pida la embajada de Tailandia. Los familiares a cargo no pueden trabajar sin un permiso propio.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'b1fcdfa6',
    text: 'El menaje de casa usado entra en Tailandia libre de derechos en cantidad razonable si lo ha poseído y usado en el extranjero y lo importa como pronto 1 mes antes y a más tardar 6 meses después de su llegada. Los extranjeros necesitan un cupo de inmigración, o una autorización para trabajar junto con una estancia de al menos un año; quienes tienen un visado de jubilación o de cónyuge de tailandés no cumplen los requisitos por la vía laboral. De los aparatos eléctricos entra libre uno de cada tipo, o dos de cada tipo para una familia. Pregunte a la Aduana de Tailandia (customs.go.th) antes del envío.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'b4beb1e1', text: 'Cigarrillos electrónicos y vapeadores.' },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Pornografía.' },
  'customsRegulations.prohibitedItems.3': { of: 'ac172190', text: 'Artículos falsificados.' },
  'customsRegulations.prohibitedItems.4': { of: 'c606ba26', text: 'Objetos que ofendan a la monarquía.' },
  'customsRegulations.restrictedItems.0': {
    of: '39d1e081',
    text: 'Vehículos y piezas de vehículos: no son menaje de casa, y los usados no se pueden importar.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '4f66923a',
    text: 'Armas de fuego y municiones: no son menaje de casa y están sujetas a licencia.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '2046f960',
    text: 'Instrumentos musicales y equipo deportivo: pagan impuestos, no forman parte de la franquicia.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '35423bd0',
    text: 'El segundo aparato eléctrico de un mismo tipo y los siguientes: pagan impuestos a partir de uno de cada tipo, o de dos de cada tipo para una familia.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'a925de47',
    text: 'Imágenes de Buda y antigüedades religiosas: sujetas a permiso, así que pregunte antes de embalarlas.',
  },
  'customsRegulations.restrictedItems.5': { of: '8a21c89a', text: 'Plantas frescas y carne: solo con permiso.' },
  'customsRegulations.restrictedItems.6': {
    of: '60577a81',
    text: 'Medicamentos: lleve lo que necesite para uso personal, con receta, y consulte los clasificados como estupefacientes.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '9b054dbd',
    text: 'Declaración de importación en aduana; por lo general el formulario 99/1, pero pregunte al agente cuál es el vigente.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '00d1a60c',
    text: 'Pasaporte con el visado de no inmigrante; el propietario suele tener que estar en Tailandia.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'e34cd1f3',
    text: 'Permiso de trabajo o el visado de un año, y por lo general una carta del empleador.',
  },
  'customsRegulations.documentationRequired.3': { of: 'd1f74bea', text: 'Conocimiento de embarque o guía aérea.' },
  'customsRegulations.documentationRequired.4': {
    of: '0acc0e42',
    text: 'Inventario detallado con cantidades, y los aparatos eléctricos con marca y número de serie.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '4667e654',
    text: 'El despacho del menaje de casa en Tailandia suele tardar de 7 a 14 días hábiles. Calcule el envío para que llegue entre 1 mes antes y 6 meses después que usted, y no antes de tener en la mano el visado y el permiso de trabajo, o se acumularán gastos de almacenaje.',
  },
  'petImport.vaccinations.0': { of: 'e3f42aeb', text: 'Microchip.' },
  'petImport.vaccinations.1': {
    of: '62277949',
    text: 'Vacuna contra la rabia, aplicada al menos 21 días antes de viajar a Tailandia.',
  },
  'petImport.vaccinations.2': {
    of: '5b6ff2e1',
    text: 'Por lo general, también la vacuna combinada habitual, al menos 21 días antes; pida a la estación de cuarentena la lista para su animal.',
  },
  'petImport.vaccinations.3': { of: '3830faeb', text: 'Edad mínima, por lo general, de 4 meses.' },
  'petImport.quarantine': {
    of: '59407e72',
    text: 'Las mascotas que llegan a Tailandia con la documentación completa suelen quedar libres tras la inspección; solo se exponen a la cuarentena las que no cumplen las normas. Los pit bull y los American Staffordshire terrier están prohibidos, según informan otras guías. Confirme su plan por correo electrónico con la estación de cuarentena animal del aeropuerto.',
  },
  'petImport.healthCertificate': {
    of: '2fad24ec',
    text: 'El permiso de importación se pide por correo electrónico a la estación de cuarentena animal del aeropuerto de llegada en Tailandia con al menos 7 días de antelación; la respuesta suele tardar unos 3 días. Viaje con el certificado zoosanitario oficial y los documentos de vacunación, y recoja a la llegada el aviso de aprobación de la importación por una tarifa de unos 500 baht por animal. Empiece al menos dos meses antes, para que las vacunas tengan la antigüedad suficiente.',
  },
  'vehicleImport.regulations': {
    of: 'e6c84673',
    text: 'Desde el 10 de diciembre de 2019 no se pueden importar a Tailandia vehículos usados para uso personal. Las guías antiguas todavía describen el pago de derechos por un automóvil usado; según la prensa, ahora supone el decomiso y una multa de cinco veces el valor. Los vehículos tampoco forman parte de la franquicia para el menaje.',
  },
  'vehicleImport.duties': {
    of: 'ec5ee495',
    text: 'Como un automóvil usado no puede llevarse a Tailandia para uso personal, no hay pago de derechos que lo haga posible; uno nuevo paga varios impuestos que juntos pueden superar su precio. Pregunte a la Aduana de Tailandia (customs.go.th) por las excepciones antes de decidir nada.',
  },
  'vehicleImport.documentation.0': {
    of: '3f317bdb',
    text: 'No hay documentos que permitan importar un automóvil particular usado, así que no lo envíe.',
  },
  'vehicleImport.documentation.1': {
    of: 'fda59a8d',
    text: 'Confirmación por escrito de la Aduana de Tailandia si cree que se aplica una excepción, como el estatus diplomático.',
  },
  'vehicleImport.documentation.2': {
    of: 'ddde4ffe',
    text: 'Su licencia de conducir y un permiso internacional de conducir, para alquilar o conducir al principio un automóvil local.',
  },
  'vehicleImport.restrictions': {
    of: 'fbdf8942',
    text: 'Venda el automóvil antes de mudarse a Tailandia y compre o alquile otro allí. Las piezas de vehículos pagan impuestos y no son menaje de casa, así que déjelas también. Se circula por la izquierda.',
  },
  'healthcare.system': {
    of: '95ee0e0f',
    text: 'Tailandia tiene hospitales públicos, concurridos pero buenos, y hospitales privados de alta calidad en Bangkok y otros centros, donde el personal suele hablar inglés. Los extranjeros usan sobre todo los privados y pagan o muestran el seguro en el mostrador.',
  },
  'healthcare.insurance': {
    of: '5638ccca',
    text: 'En Tailandia, los empleados se afilian al fondo de seguridad social, que da atención en un hospital elegido. Muchos recién llegados añaden una póliza privada, y algunos visados, entre ellos ciertos visados de jubilación, la exigen. Compruebe qué pide su visado y si están cubiertos los accidentes de motocicleta.',
  },
  'healthcare.emergencyNumber': { of: 'c050fc35', text: '191 (policía), 1669 (ambulancia), 199 (bomberos)' },
  'education.schoolSystem': {
    of: 'a79cb177',
    text: 'En Tailandia la escuela es obligatoria durante nueve años desde los seis, aproximadamente, y las escuelas públicas son gratuitas durante más tiempo; el año escolar público empieza en mayo. Las familias extranjeras eligen sobre todo escuelas privadas, bilingües o internacionales.',
  },
  'education.languageOfInstruction': {
    of: 'a6db5f1b',
    text: 'En las escuelas públicas de Tailandia se enseña en tailandés, y algunas tienen un programa en inglés. Las escuelas internacionales con planes de estudios británicos, estadounidenses y otros son numerosas en Bangkok y las hay en Chiang Mai, Phuket y Pattaya; las cuotas son altas, así que pregunte si el empleador ayuda.',
  },
  'utilities.electricity': {
    of: '968a2f40',
    text: 'En Tailandia la corriente es de 220 a 230 V a 50 Hz. Las tomas admiten enchufes de los tipos A, B, C y F, y el tipo O es la norma nacional. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador, y en la época de tormentas conviene un protector contra sobretensiones.',
  },
  'utilities.internet': {
    of: '3d998a3d',
    text: 'La fibra es rápida y barata en las ciudades de Tailandia, y los datos móviles funcionan en casi todas partes. Para una línea suelen hacer falta el pasaporte y el contrato de alquiler, y muchos condominios ya tienen un proveedor en el edificio. La tarjeta SIM se registra con el pasaporte.',
  },
  'utilities.banking': {
    of: '6524dbae',
    text: 'Los bancos de Tailandia suelen abrir cuentas a quienes tienen un permiso de trabajo o un visado de larga duración, y las sucursales difieren en lo que piden, así que pruebe en más de una. La banca móvil con códigos QR se usa en todas partes, hasta en los puestos de mercado. Guarde prueba del dinero enviado desde el extranjero, pues a menudo se pide para los visados y la compra de inmuebles.',
  },
  'culturalTips.0': {
    of: 'ff86788a',
    text: 'Muestre respeto por la familia real y póngase de pie cuando suene el himno: los insultos son delito.',
  },
  'culturalTips.1': {
    of: 'ac8468b1',
    text: 'Quítese los zapatos antes de entrar en una casa o un templo, y cúbrase los hombros y las rodillas en los templos.',
  },
  'culturalTips.2': {
    of: '25f66115',
    text: 'No toque a nadie en la cabeza ni apunte con los pies a las personas o a las imágenes de Buda.',
  },
  'culturalTips.3': {
    of: '122b3c08',
    text: 'Responda a un wai con una leve inclinación de cabeza; una voz tranquila y una sonrisa resuelven más que una voz alzada.',
  },
  'culturalTips.4': {
    of: 'cebd66cb',
    text: 'Las tiendas suelen vender alcohol solo a ciertas horas, y casi nada en algunas festividades religiosas.',
  },
  'importantContacts.emergencyServices': {
    of: '25e27e34',
    text: 'En Tailandia, marque el 191 para la policía, el 1669 para una ambulancia y el 199 para los bomberos; en el 1155 se localiza a la policía turística, que habla inglés.',
  },
  'importantContacts.taxOffice': {
    of: '62d40e6d',
    text: 'El Departamento de Ingresos (rd.go.th) se ocupa de los impuestos en Tailandia; quien se queda 180 días o más en un año suele ser residente fiscal, así que pregunte cómo se trata el dinero que se trae del extranjero.',
  },
  'sources.0.title': { of: '1c6414cd', text: 'Aduana de Tailandia: menaje de casa usado' },
  'sources.1.title': { of: 'b36e18e6', text: 'Aduana de Tailandia: menaje de casa de extranjeros' },
  'sources.2.title': { of: '6b80360c', text: 'Aduana de Tailandia: qué no es menaje de casa' },
  'sources.3.title': { of: 'b21ff37d', text: 'Portal del Gobierno de Tailandia: menaje de casa' },
  'sources.4.title': { of: '33ef9e77', text: 'Embajada de Tailandia en Washington: llevar mascotas' },
  'sources.5.title': { of: '91f47d4e', text: 'Embajada de Tailandia en Moscú: llevar mascotas' },
  'sources.6.title': { of: '40005056', text: 'Oficina de Inmigración de Tailandia' },
  'sources.7.title': { of: '9aa195ed', text: 'Visado electrónico de Tailandia' },
  'sources.8.title': { of: 'c4962a13', text: 'Departamento de Ingresos de Tailandia' },
  'sources.9.title': { of: '40c07889', text: 'Juslaws: llevar mascotas a Tailandia (secondary)' },
  'sources.10.title': { of: 'a2cf4374', text: 'Bangkok Post: prohibición de automóviles usados (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
